import { parseIp } from '../../address/ip.ts';
import type { Find } from '../../model/subject.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import type { TextOfCountry } from '../phones/phone-number.ts';
import type { Span } from '../spans.ts';
import type { IpSpan } from './colon-address.ts';
import { colonAddress } from './colon-address.ts';
import { isDottedPhone } from './dotted-phone.ts';
import { namesProduct } from './product-version.ts';
import { continuesNumbering, isSectionHeading } from './quad-numbering.ts';
import { isNoAddress } from './quad-rules.ts';
import { refang } from './refang.ts';

/** The end of the last address, and of the last phone number in dotted form; -1 if there is none. */
type LastEnds = { address: number; phone: number };

/** `10.0.0.1:44182 -> `, `10.0.0.1 > `, `10.0.0.1 (a.example) <-> `: an arrow between two addresses. */
const arrow = /^(?:[.:#/]\d{1,5})?[^\d\n]{0,24}>+ ?\[?$/;
/** A dotted quad at the start or the end of a run with colons that is no IPv6 address: `192.0.2.1::module`. */
const quadAtEnd = /^(?:\d{1,3}\.){3}\d{1,3}(?=:)|(?<=:)(?:\d{1,3}\.){3}\d{1,3}$/;
/** How much of its line is read before and after a dotted quad (UTF-16 units). */
const mostBefore = 120;
const mostAfter = 60;

/**
 * Returns the IP addresses among the candidates of a text. Their spans include defanged dots, but no port or prefix
 * length.
 */
export function judgeIps(text: TextOfCountry, candidates: readonly Candidate[]): Find[] {
  const finds: Find[] = [];
  const last: LastEnds = { address: -1, phone: -1 };
  for (const candidate of candidates) {
    if (candidate.kind !== 'ip' || candidate.start < last.address) continue;
    const hasColon = text.plain.slice(candidate.start, candidate.end).includes(':');
    const ipv6 = hasColon ? colonAddress(text.plain, candidate) : null;
    const found = ipv6 ?? dottedQuad(text.plain, candidate);
    const verdict = ipv6 ? 'address' : found && judgeQuad(text, found, last);
    if (!found || verdict === null) continue;
    last[verdict] = found.end;
    if (verdict === 'address') finds.push(findOf(found));
  }
  return finds;
}

/** Returns the dotted quad that a candidate is, or that is at one of its ends; null if there is none. */
function dottedQuad(plain: string, { start, end }: Span): IpSpan | null {
  const whole = plain.slice(start, end);
  const quad = whole.includes(':') ? quadAtEnd.exec(whole) : { index: 0, 0: whole };
  if (!quad) return null;
  const { index, 0: written } = quad;
  const ip = refang(written);
  // `parseIp` accepts only one spelling of an IPv4 address, so this is already the canonical one.
  return parseIp(ip)?.version === 4 ? { start: start + index, end: start + index + written.length, ip } : null;
}

/** Is the quad an address, or a phone number in dotted form? Null if it is neither. */
function judgeQuad(text: TextOfCountry, { start, end, ip: quad }: IpSpan, last: LastEnds): keyof LastEnds | null {
  const { plain } = text;
  const isAfterArrow = last.address !== -1 && arrow.test(plain.slice(last.address, start));
  if (isNoAddress(quad, plain, { start, end, isAfterArrow })) return null;
  // Brackets around a dot are enough: they are only written for addresses and host names.
  if (plain.slice(start, end) !== quad) return 'address';
  if (isDottedPhone(text, { quad, start }, last.phone)) return 'phone';
  const lead = plain.slice(Math.max(0, start - mostBefore), start);
  const line = lead.slice(lead.lastIndexOf('\n') + 1);
  const after = plain.slice(end, end + mostAfter);
  const isVersion =
    isSectionHeading(plain, start, end) || continuesNumbering(quad, line) || namesProduct(quad, line, after);
  return isVersion ? null : 'address';
}

function findOf({ start, end, ip }: IpSpan): Find {
  return { start, end, subject: { kind: 'ip', ip }, sure: true, country: null };
}
