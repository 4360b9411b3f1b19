import { messageLink } from '../../detect/candidates/message-link.ts';
import type { MessageLink } from '../../model/answer/message.ts';
import { messageLinks } from '../../model/limits.ts';
import { elementsOfDocument } from '../dom/page-dom.ts';
import { selectedNodes } from '../dom/selection.ts';

/**
 * Returns the links of the selection that call a number, or lead to an address in place of a name, with the text that
 * people see of each.
 */
export function selectionLinks(): MessageLink[] {
  const links: MessageLink[] = [];
  const isSelected = selectedNodes();
  for (const element of elementsOfDocument('a,area')) {
    if (links.length === messageLinks) break;
    const link = isSelected(element) ? linkOf(element) : null;
    if (link) links.push(link);
  }
  return links;
}

function linkOf(element: Element): MessageLink | null {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn is what people see
  if (element instanceof HTMLAnchorElement) return messageLink(element.href, element.innerText);
  if (element instanceof HTMLAreaElement) return messageLink(element.href, element.alt);
  if (!(element instanceof SVGAElement)) return null;
  return messageLink(URL.parse(element.href.baseVal, element.baseURI)?.href ?? '', element.textContent);
}
