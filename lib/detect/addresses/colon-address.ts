import { formatIp, parseIp } from '../../address/ip.ts';
import { isWordCharacter } from '../text/letters.ts';
import type { Span } from '../text/spans.ts';
import { refang } from './refang.ts';

/** An IP address and where it is in a text. */
export type IpSpan = Span & { ip: string };

/** The text right before an address and right after it. */
type Around = { before: string; after: string };

const mostBefore = 16;
const mostAfter = 8;

/** Returns the IPv6 address in a run of hexadecimal digits, colons and dots; null if the run is something else. */
export function colonAddress(plain: string, run: Span): IpSpan | null {
  const span = withoutSignsAround(plain, run);
  if (!span) return null;
  const { start } = span;
  const before = plain.slice(Math.max(0, start - mostBefore), start);
  const written = withoutPort(plain.slice(start, span.end), before);
  const address = refang(written);
  const ip = parseIp(address);
  const end = start + written.length;
  const around = { before, after: plain.slice(end, end + mostAfter) };
  if (ip?.version !== 6 || isCutOff(plain.charAt(end)) || isSlice(address, around)) return null;
  // Brackets around a colon or a dot are enough: they are only written for addresses and host names.
  return written !== address || isAddress(address, around) ? { start, end, ip: formatIp(ip) } : null;
}

/** Does the text continue as a word, or was the address cut (`2001:db8::1…`)? */
function isCutOff(sign: string): boolean {
  return sign === '…' || isWordCharacter(sign);
}

/** Returns the run without a word before it and without single colons and dots around it; null if it joins two names. */
function withoutSignsAround(plain: string, run: Span): Span | null {
  let { start, end } = run;
  // If a word ends at the run's first colon, the letters up to the colon are the word's: `IPv6:2001:db8::1`.
  if (start > 0 && isWordCharacter(plain.charAt(start - 1))) {
    const colon = plain.indexOf(':', start);
    // `std::vector`: a double colon right after a word joins names.
    if (plain.charAt(colon + 1) === ':') return null;
    start = colon + 1;
  }
  if (plain.charAt(start) === ':' && plain.charAt(start + 1) !== ':') start += 1;
  while (/[.:]/.test(plain.charAt(end - 1)) && !plain.startsWith('::', end - 2)) end -= 1;
  return { start, end };
}

/** `2001:db8::1.443`: tcpdump writes the port after a dot. */
const dottedPort = /^([\da-f:]*:[\da-f]+)\.\d{1,5}$/i;
const colonPort = /^(.*):(\d{1,5})$/;
const greatestPort = 65_535;
const allGroups = /^(?:[\da-f]{1,4}:){7}[\da-f]{1,4}$/i;
/** The name of a connection error, after which address and port are written without brackets. */
const connectionError = /\bE[A-Z]{5,} $/;

/** `::ffff:192.0.2.1`: after a dotted quad only a port can follow. */
const quadLast = /\.\d{1,3}$/;

/**
 * Returns the address without its port; the address itself if no port follows it, or if it is defanged. After eight
 * groups only a port can follow, and a group of five digits can only be one. `::1:3306` is the machine itself and a port, because `::/96` is deprecated (RFC 4291
 * section 2.5.5.1).
 */
function withoutPort(written: string, before: string): string {
  if (refang(written) !== written) return written;
  const text = dottedPort.exec(written)?.[1] ?? written;
  const [, address = '', port = ''] = colonPort.exec(text) ?? [];
  if (port === '' || Number(port) > greatestPort) return text;
  if (allGroups.test(address) || quadLast.test(address)) return address;
  const mayHavePort =
    port.length === 5 || address === '::1' ? port.length > 1 : connectionError.test(before) && address.length > 2;
  return mayHavePort && parseIp(address)?.version === 6 ? address : text;
}

/** The first group of addresses of a link, a site or a multicast: names of programs rarely begin so. */
const ownNetwork = /^f[c-f][\da-f]{2}:/i;

/** `list[1::3]`, `'text'[::2]` take every third or second item: in brackets, with two colons. */
function isSlice(address: string, { before, after }: Around): boolean {
  if (!before.endsWith('[') || /^\]:\d/.test(after) || !/^[^:]*:[^:]*:[^:]*$/.test(address)) return false;
  if (ownNetwork.test(address)) return false;
  return /[\w)\]]\[$/.test(before) || (/["']\[$/.test(before) && !/^\]["'/]/.test(after));
}

const macAddress = /^[\da-f]{2}(?::[\da-f]{2})+$/i;
/** `00:12:34::567` starts as a time of day. */
const time = /^\d\d:\d\d:\d\d::\d+$/;
/** `0:0::0:1`: what is not zero comes last. Neither a time nor a ratio is written so. */
const zerosFirst = /^(?:0{1,4}:)+(?::0{1,4})*:[\da-f]{1,4}$/i;
/** `::192.0.2.1`: an IPv4 address in an IPv6 address (RFC 4291 section 2.5.5). */
const embeddedQuad = /^::(?:ffff:(?:0{1,4}:)?)?(?:\d{1,3}\.){3}\d{1,3}$/i;
/** A word and a number, or two groups that begin as names do. */
const twoNames = /^(?:[a-f]+::\d{1,2}|[a-f][\da-f]*::[a-f][\da-f]*)$/i;
/** Groups from which on a text with a double colon can only be an address. */
const manyGroups = 6;

/** Is a text that can be read as an IPv6 address meant as one? */
function isAddress(text: string, around: Around): boolean {
  const { before, after } = around;
  if (text.startsWith('::') && isJoined(before)) return false;
  if (text === '::') return (before.endsWith('[') && /^\][:/]\d/.test(after)) || /^\/\d/.test(after);
  if (!text.includes('::')) return !macAddress.test(text);
  if (time.test(text)) return false;
  const groups = text.split(':').filter((group) => group !== '');
  const [first = ''] = groups;
  // Without a digit these are words joined by a double colon: `be::`, `add::face`.
  if (!/\d/.test(text)) return groups.length > 1 && isMarked(around);
  // `Cafe::2`, `EC2::Fab`: two names of a program.
  if (twoNames.test(text) && !ownNetwork.test(text)) return isMarked(around);
  if (text.startsWith('::')) return groups.length > 1 || text === '::1' || embeddedQuad.test(text) || isMarked(around);
  if (zerosFirst.test(text) || groups.length >= manyGroups) return true;
  // `Oct 25 2000::` ends in a year.
  if (groups.length === 1 && /^\d+$/.test(first)) return isMarked(around);
  const isLong = groups.length >= 3 || first.length >= 3;
  return (isLong && !groups.every((group) => /^\d{1,2}$/.test(group))) || isMarked(around);
}

/** `a-::1`, `name@::1`: does a sign join the address to what is before it? The slashes of `http://` do not. */
function isJoined(before: string): boolean {
  return /[-.@\\/]$/.test(before) && !before.endsWith('//');
}

const addressWord =
  /(?:ipv?6?|inet6?|addr(?:ess)?|host|gateway|ping6?|dns|nameserver|route|via|dev|from|to|src|dst|prefix|subnet)\W{0,4}$/i;
/** A prefix length, a zone, or the end of brackets with a port or a path. */
const afterAddress = /^(?:\/\d{1,3}(?!\d)|%[\w.]|\](?::\d|\/))/;

/** Does something beside the text show that it is an address? */
function isMarked({ before, after }: Around): boolean {
  return afterAddress.test(after) || (before.endsWith('[') && after.startsWith(']')) || addressWord.test(before);
}
