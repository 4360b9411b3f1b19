import type { MessageLink } from '../../lib/model/answer/message.ts';
import { linkCharacters, linkTextCharacters, messageLinks } from '../../lib/model/limits.ts';

/** Most characters of pasted HTML that are read. */
const mostRead = 500_000;

/**
 * Returns the first links of pasted HTML that have a scheme, each with its text. The HTML is read into a document of its
 * own, in which nothing runs and nothing is loaded, and no part of it is shown.
 */
export function pastedLinks(html: string): MessageLink[] {
  if (html === '' || html.length > mostRead) return [];
  const read = new DOMParser().parseFromString(html, 'text/html'); // guard pasted-inert
  const links = Array.from(read.querySelectorAll('a[href*=":"]'), (link) => ({
    href: (link.getAttribute('href') ?? '').trim().slice(0, linkCharacters),
    text: (link.textContent ?? '').trim().slice(0, linkTextCharacters),
  }));
  return links.slice(0, messageLinks);
}
