import { messageLink } from '../../lib/detect/candidates/message-link.ts';
import type { MessageLink } from '../../lib/model/answer/message.ts';
import { messageLinks } from '../../lib/model/limits.ts';

/** Most characters and tags of pasted HTML that are read: tags that are not closed take very long. */
const mostRead = 500_000;
const mostTags = 5_000;

/** Elements and styles that show nothing of what is inside them. */
const silent = 'script, style, template, noscript, title, [hidden]';
const gone = /(?:^|;)(?:display:none|opacity:0[0.]*(?![\d.]))/;
/** Styles that are inherited, and what of them hides a text: an element inside may show its own again. */
const inherited = [
  { sets: /(?:^|;)font(?:-size)?:/, hides: /(?:^|;)font(?:-size)?:\.?0[0.]*(?![\d.])/ },
  { sets: /(?:^|;)visibility:/, hides: /(?:^|;)visibility:(?:hidden|collapse)/ },
];

/**
 * Returns the first links of pasted HTML that call a number or lead to an address, each with the text that people see of
 * it; null if it is too large to be read. The HTML is read into a document of its own, in which nothing runs and nothing
 * is loaded, and no part of it is shown.
 */
export function pastedLinks(html: string): MessageLink[] | null {
  if (html.length > mostRead || (html.match(/<[/a-z]/gi)?.length ?? 0) > mostTags) return null;
  // The browser would write the address of a base into the log, as our pages may have none.
  const inert = html.replace(/<base(?=[\s/>])/gi, '<x-base');
  const read = new DOMParser().parseFromString(inert, 'text/html'); // guard pasted-inert
  const base = read.querySelector('x-base[href]')?.getAttribute('href') ?? undefined;
  const links: MessageLink[] = [];

  /** Returns the seen text of a node, and adds the links in it. `isHidden`: for each of the inherited styles. */
  function seenText(node: Node, isHidden: boolean[]): string {
    if (node instanceof Text) return isHidden.includes(true) ? '' : node.data;
    if (!(node instanceof Element)) return '';
    const style = (node.getAttribute('style') ?? '').replace(/\/\*.*?\*\/|\s+/gs, '').toLowerCase();
    const hides = inherited.map((each, at) => (each.sets.test(style) ? each.hides.test(style) : isHidden[at] === true));
    let text = node.localName === 'area' ? (node.getAttribute('alt') ?? '') : '';
    for (const child of node.childNodes) text += seenText(child, hides);
    const href = /^(?:a|area)$/.test(node.localName)
      ? (node.getAttribute('href') ?? node.getAttribute('xlink:href'))
      : null;
    const link = href === null ? null : messageLink(URL.parse(href, base)?.href ?? '', text);
    if (link) links.push(link);
    return node.matches(silent) || gone.test(style) ? '' : text;
  }

  seenText(read.documentElement, []);
  return links.slice(0, messageLinks);
}
