import { formatIp, parseIp } from '../../address/ip.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import { isWordCharacter } from '../labels/letters.ts';
import { refang } from './refang.ts';

/** An IP address and its offsets in a text. */
export type IpSpan = { start: number; end: number; ip: string };

const addressWord =
  /(?:ipv?6?|inet6?|addr(?:ess)?|host|gateway|ping6?|dns|nameserver|route|via|dev|from|to|src|dst|prefix|subnet)\W{0,4}$/i;
const mac = /^[\da-f]{2}(?::[\da-f]{2})+$/i;

/** Returns the IPv6 address in a run of hexadecimal digits, colons and dots; null if the run is something else. */
export function colonAddress(plain: string, candidate: Candidate): IpSpan | null {
  let { start, end } = candidate;
  // If a word ends at the run's first colon, the letters up to the colon are the word's: `IPv6:2001:db8::1`.
  if (start > 0 && isWordCharacter(plain.charAt(start - 1))) {
    const colon = plain.indexOf(':', start);
    if (colon === -1 || colon >= end) return null;
    // `std::vector`: a double colon right after a word joins names.
    if (plain.charAt(colon + 1) === ':') return null;
    start = colon + 1;
  }
  if (plain.charAt(start) === ':' && plain.charAt(start + 1) !== ':') start += 1;
  while (/[.:]/.test(plain.charAt(end - 1)) && !plain.startsWith('::', end - 2)) end -= 1;
  let text = plain.slice(start, end);
  let refanged = refang(text);
  // tcpdump writes the port after a dot.
  const port = /^([\da-f:]*:[\da-f]+)\.\d{1,5}$/i.exec(refanged);
  if (port?.[1] && text === refanged) {
    text = port[1];
    refanged = text;
    end = start + text.length;
  }
  const portless = text === refanged ? withoutPort(text, plain.slice(Math.max(0, start - 16), start)) : null;
  if (portless !== null) {
    text = portless;
    refanged = text;
    end = start + text.length;
  }
  const ip = parseIp(refanged);
  if (ip?.version !== 6) return null;
  const next = plain.charAt(end);
  if (isWordCharacter(next)) return null;
  const previous = plain.charAt(start - 1);
  // `list[1::3]` takes every third item of a list: in brackets, with two colons.
  const isSlice = previous === '[' && /^[^:]*:[^:]*:[^:]*$/.test(refanged);
  if (isSlice && /[\w)\]]/.test(plain.charAt(start - 2)) && !/^\]:\d/.test(plain.slice(end, end + 3))) return null;
  if (
    text !== refanged ||
    isAddress(refanged, plain.slice(Math.max(0, start - 16), start), previous, plain.slice(end, end + 8))
  ) {
    return { start, end, ip: formatIp(ip) };
  }
  return null;
}

const allGroups = /^(?:[\da-f]{1,4}:){7}[\da-f]{1,4}$/i;

/**
 * Returns the address without its port, null if no port follows it. `::1:3306` is the machine itself and a port,
 * because `::/96` is deprecated (RFC 4291 section 2.5.5.1). After eight groups only a port can follow. After the name
 * of a connection error (`ECONNREFUSED`), address and port are written without brackets.
 */
function withoutPort(text: string, before: string): string | null {
  const [whole, port] = /:(\d{1,5})$/.exec(text) ?? [];
  if (whole === undefined || port === undefined || Number(port) > 65_535) return null;
  const address = text.slice(0, -whole.length);
  if (allGroups.test(address)) return address;
  const isMeant = address === '::1' ? port.length > 1 : /\bE[A-Z]{5,} $/.test(before) && address.length > 2;
  return isMeant && parseIp(address)?.version === 6 ? address : null;
}

/** `0:0::0:1`: what is not zero comes last. Neither a time nor a ratio is written so. */
const zerosFirst = /^(?:0{1,4}:)+(?::0{1,4})*:[\da-f]{1,4}$/i;
/** `::192.0.2.1`: an IPv4 address in an IPv6 address (RFC 4291 section 2.5.5). */
const embeddedQuad = /^::(?:ffff:(?:0{1,4}:)?)?(?:\d{1,3}\.){3}\d{1,3}$/i;
/** Groups from which on a text with a double colon can only be an address. */
const manyGroups = 6;
/** `00:12:34::567` starts as a time of day. */
const time = /^\d\d:\d\d:\d\d::\d+$/;

function isAddress(text: string, before: string, previous: string, after: string): boolean {
  if (/[-.@\\/]/.test(previous) && !/\/\/$/.test(before) && text.startsWith('::')) return false;
  if (text === '::') return (previous === '[' && /^\](?::\d|\/\d)/.test(after)) || /^\/\d/.test(after);
  if (!text.includes('::')) return !mac.test(text);
  if (time.test(text)) return false;
  const groups = text.split(':').filter((group) => group !== '');
  const marked = (): boolean =>
    /^(?:\/\d{1,3}(?!\d)|%[\w.]|\](?::\d|\/))/.test(after) ||
    (previous === '[' && after.startsWith(']')) ||
    addressWord.test(before);
  // Without a digit these are words joined by a double colon: `be::`, `add::face`.
  if (!/\d/.test(text)) return groups.length > 1 && marked();
  if (text.startsWith('::')) return groups.length > 1 || text === '::1' || embeddedQuad.test(text) || marked();
  if (zerosFirst.test(text) || groups.length >= manyGroups) return true;
  const first = groups[0] ?? '';
  // `Oct 25 2000::` ends in a year.
  if (groups.length === 1 && /^\d+$/.test(first)) return marked();
  if (groups.length >= 3 || first.length >= 3) return !groups.every((group) => /^\d{1,2}$/.test(group)) || marked();
  return marked();
}
