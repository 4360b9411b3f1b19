import type { MessageLink } from '../../model/answer/message.ts';
import { linkCharacters, linkTextCharacters } from '../../model/limits.ts';
import { linkOfNumber } from './number-links.ts';

/** A host that is no name: an IPv4 address ends with a digit, and an IPv6 one is in brackets. */
const addressAsHost = /[\d\]]$/;

/**
 * Returns a link as it is handed over with its message: if it calls a number, or leads to an address in place of a name;
 * otherwise null. `address` is the one that browsers follow. Of a long text both ends are kept, on two lines: what was
 * between them may be another number.
 */
export function messageLink(address: string, written: string): MessageLink | null {
  if (!linkOfNumber.test(address) && !addressAsHost.test(URL.parse(address)?.hostname ?? '')) return null;
  const text = written.replace(/[ \t\n\r\f]+/g, ' ').trim();
  const end = Math.floor(linkTextCharacters / 2);
  const isCut = text.length > linkTextCharacters;
  return {
    href: address.slice(0, linkCharacters),
    text: isCut ? `${text.slice(0, end)}\n${text.slice(-end)}` : text,
  };
}
