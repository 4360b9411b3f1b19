import { chatLinks, dialingSchemes } from '../candidates/number-links.ts';
import { callAddress } from './call-address.ts';

const inLink = '[^\\s"\'<>]*';
/** `tel:+49…`, `?phone=+49…`. */
const numberLink = new RegExp(
  `(?:(?:${dialingSchemes.join('|')}|viber)(?::|%3a)|[?&](?:phone|number|tel)=)(?://)?${inLink}$`,
  'i',
);
/** Fields of a form that may also be times or places, so that only a number with a plus is one: `&To=%2B49…`. */
const endOfCall = /[?&](?:called|callee|caller|from|mobile|recipient|sender|to)=$/i;
/** Links of chats have the number with its calling code, often without a plus. */
const chatLink = new RegExp(`(?:wasap\\.my/|${chatLinks.map(upToNumber).join('|')})$`, 'i');
/** Zalo's links have a national number of Vietnam. */
const zaloLink = /(?:^|[/.])zalo\.me\/$/;
/** `https://…`, `www.…`, `//example.com/…`. */
const scheme = /(?:[a-z][a-z\d+.-]*:\/\/|www\.|^\/\/)/i;
/** `/path/…`, `../path/…`, `example.com/…`, `?id=…`. */
const path = /^(?:[("'=]*\.{0,2}\/|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}\/)|[?&][\w.-]+=/i;
/** Every link has one of these. */
const linkSign = /[/=:%]|www/;
const linkEnds = new Set(' \n\t\r"\'<>()');
/** How much of a link before a number is read (UTF-16 units). */
const reach = 300;

function upToNumber(link: string): string {
  return `(?<![\\w-])${link.replace(/\+$/, '').replaceAll('.', '\\.').replace('?', `${inLink}[?&]`)}`;
}

/**
 * Is the character at `at` inside a link that is written out, or an address of a call? `number`: one to a phone number. `chat`: a link to a
 * number with its calling code and no plus. `zalo`: a link to a number of Vietnam. `other`: any other link.
 */
export function linkAround(plain: string, at: number): 'number' | 'chat' | 'zalo' | 'other' | null {
  const address = callAddress(plain, at);
  if (address) return address;
  let start = at;
  while (start > 0 && at - start < reach && !linkEnds.has(plain.charAt(start - 1))) start -= 1;
  const before = plain.slice(start, at);
  if (before.length < 2 || !linkSign.test(before)) return null;
  if (chatLink.test(before)) return 'chat';
  if (zaloLink.test(before)) return 'zalo';
  if (numberLink.test(before) || (plain.charAt(at) === '+' && endOfCall.test(before))) return 'number';
  return scheme.test(before) || path.test(before) ? 'other' : null;
}
