import type { MessageLink } from '../../model/answer/message.ts';
import { linkCharacters, linkTextCharacters, messageLinks } from '../../model/limits.ts';
import { elementsOfDocument } from '../dom/page-dom.ts';
import { selectedNodes } from '../dom/selection.ts';
import { isNumberLink } from './published.ts';

/** A host that is no name: an IPv4 address ends with a digit, and an IPv6 one is in brackets. */
const addressAsHost = /[\d\]]$/;

/**
 * Returns the links of the selection that call a number, or lead to an address in place of a name, with the text that
 * people see of each.
 */
export function selectionLinks(): MessageLink[] {
  const links: MessageLink[] = [];
  const isSelected = selectedNodes();
  for (const link of elementsOfDocument('a[href]')) {
    if (links.length === messageLinks) break;
    if (!(link instanceof HTMLAnchorElement) || !isSelected(link)) continue;
    const { href, hostname } = link;
    if (!isNumberLink(link) && !addressAsHost.test(hostname)) continue;
    // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn is what people see
    const text = link.innerText;
    links.push({ href: href.slice(0, linkCharacters), text: text.slice(0, linkTextCharacters) });
  }
  return links;
}
