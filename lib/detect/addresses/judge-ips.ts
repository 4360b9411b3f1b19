import { parseIp } from '../../address/ip.ts';
import type { Find } from '../../model/subject.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import { labelBefore } from '../labels/label.ts';
import { isCallingCode, numberingPlan } from '../phones/numbering-plan.ts';
import { readNumber } from '../phones/read-number.ts';
import type { IpSpan } from './colon-address.ts';
import { colonAddress } from './colon-address.ts';
import { namesProduct } from './product-version.ts';
import { continuesNumbering, isSectionHeading } from './quad-numbering.ts';
import { isNoAddress } from './quad-rules.ts';
import { refang } from './refang.ts';

/**
 * The end of the last address, and of the last phone number in dotted form, before a candidate; -1 if there is none.
 */
type LastEnds = { address: number; phone: number };

// `10.0.0.1:44182 -> `, `10.0.0.1 > `, `10.0.0.1 (a.example) <-> `: an arrow between two addresses.
const arrow = /^(?:[.:#/]\d{1,5})?[^\d\n]{0,24}>+ ?\[?$/;
// `02/86.46.31.90`: area codes start with a zero, parts of an address or a path do not.
const areaCode = /(?:^|[\s:(])0\d{1,4}\/$/;
// `+30 210.52.12.190`, `01 (55) 56.48.29.17`, `02 86.46.31.90`: codes with a plus, a trunk zero or brackets.
const codes = /(?<![\d.])(?:\(?\+ ?\d{1,4}\)?[ -]?(?:\(\d{1,4}\) ?)?|(?:\d{1,3} ?)?\(\d{1,4}\) ?|0\d{1,4} )$/;
/** Mexico's former trunk prefix and an area code, on a page of any country. */
const formerMexican = /^01 ?\(\d{2,3}\) ?$/;
const mostOfCodes = 16;
const listSigns = /^(?:[\s,;/|·•-]{1,4}|\s(?:ou|et|y|o|e|or|and)\s)$/;
/** `76 41 23 45/66.72.34.56`: a phone number in pairs, and the sign of a list. */
const pairsBefore = /(?<!\d[ .:/-]?)\d\d(?: \d\d){3,4} ?[/,;] ?$/;
/** `20 22 73 94, Orange 70.12.34.56`: the same, and the name of a network or another word before four more pairs. */
const namedPairsBefore =
  /(?<!\d[ .:/-]?)\d\d([ .])\d\d(?:\1\d\d){2,3} ?[/,;-] ?(?!IP|DNS|VPN|LAN)\p{Lu}\p{L}{2,9} ?:? $/u;
const fourPairs = /^\d\d(?:\.\d\d){3}$/;
const mostOfPairs = 32;
/** A dotted quad at the start or the end of a run with colons that is no IPv6 address: `192.0.2.1::module`. */
const quadAtEnd = /^(?:\d{1,3}\.){3}\d{1,3}(?=:)|(?<=:)(?:\d{1,3}\.){3}\d{1,3}$/;

/**
 * Returns the IP addresses among the candidates of a text. Their spans include defanged dots, but no port or prefix
 * length.
 */
export function judgeIps(plain: string, candidates: readonly Candidate[], country: string | null): Find[] {
  const finds: Find[] = [];
  const lastEnds: LastEnds = { address: -1, phone: -1 };
  for (const candidate of candidates) {
    if (candidate.kind !== 'ip' || candidate.start < lastEnds.address) continue;
    const found = addressAt(plain, candidate, country, lastEnds);
    if (!found) continue;
    lastEnds.address = found.end;
    finds.push(toFind(found.start, found.end, found.ip));
  }
  return finds;
}

function addressAt(plain: string, candidate: Candidate, country: string | null, lastEnds: LastEnds): IpSpan | null {
  const { start, end } = candidate;
  const part = plain.slice(start, end);
  if (!part.includes(':')) return dottedQuad(plain, { start, end }, country, lastEnds);
  const colons = colonAddress(plain, candidate);
  const quad = colons ? null : quadAtEnd.exec(part);
  if (!quad) return colons;
  const from = start + quad.index;
  return dottedQuad(plain, { start: from, end: from + quad[0].length }, country, lastEnds);
}

function dottedQuad(
  plain: string,
  { start, end }: { start: number; end: number },
  country: string | null,
  lastEnds: LastEnds,
): IpSpan | null {
  const part = plain.slice(start, end);
  const quad = refang(part);
  const ip = parseIp(quad);
  if (ip?.version !== 4) return null;
  const isAfterArrow = lastEnds.address !== -1 && arrow.test(plain.slice(lastEnds.address, start));
  if (isNoAddress(quad, plain, { start, end, isAfterArrow })) return null;
  // Brackets around a dot are enough: they are only written for addresses and host names.
  if (part === quad) {
    if (isPhoneNumber(quad, plain, start, country, lastEnds.phone)) {
      lastEnds.phone = end;
      return null;
    }
    if (isSectionHeading(plain, start, end)) return null;
    const lead = plain.slice(Math.max(0, start - 120), start);
    const line = lead.slice(lead.lastIndexOf('\n') + 1);
    if (continuesNumbering(quad, line) || namesProduct(quad, line, plain.slice(end, end + 60))) return null;
  }
  // `parseIp` accepts only one spelling of an IPv4 address, so this is already the canonical one.
  return { start, end, ip: quad };
}

/**
 * Is the quad a phone number, or its end: `FAX: 210.52.12.190` in Greece, `Tel. 02/86.46.31.90` in Italy, `+45
 * 33.48.29.17`? Before it must be a plus, an area code and a slash, the calling code of `country` in brackets, a phone
 * word, or another number in the same list. The digits must be a valid number, or in the last two cases one from before
 * its plan grew.
 */
function isPhoneNumber(
  quad: string,
  plain: string,
  start: number,
  country: string | null,
  phoneBefore: number,
): boolean {
  const before = plain.slice(Math.max(0, start - mostOfCodes), start);
  const area = areaCode.exec(before)?.[0].replace(/^[^\d]/, '') ?? '';
  const code = area === '' ? (codes.exec(before)?.[0] ?? '') : area;
  const begin = start - code.length;
  const listed =
    (phoneBefore !== -1 && listSigns.test(plain.slice(phoneBefore, begin))) ||
    isAfterPairs(quad, plain.slice(Math.max(0, begin - mostOfPairs), begin));
  const labeled = labelBefore(plain, begin, country) === 'direct';
  if (country === 'MX' && formerMexican.test(code) && isValidNumber(code + quad, country)) return true;
  if (area === '' && !listed && !labeled && !isOwnCode(code, country) && !code.includes('+')) return false;
  return (
    formerMexican.test(code) ||
    isValidNumber(code + quad, country) ||
    (code.includes('(0') && isValidNumber(code.replace('(0', '(') + quad, country)) ||
    ((listed || labeled) && isFormerNumber(code, quad))
  );
}

function isAfterPairs(quad: string, before: string): boolean {
  return pairsBefore.test(before) || (fourPairs.test(quad) && namedPairsBefore.test(before));
}

/** `(689) 40.50.12.34` in French Polynesia. Shorter codes, as `(1)`, also number the items of lists. */
function isOwnCode(code: string, country: string | null): boolean {
  const [, digits] = /^\((\d{3})\) ?$/.exec(code) ?? [];
  return digits !== undefined && country !== null && numberingPlan(country)?.callingCode === digits;
}

/** `Tél. (225) 20.31.46.29`: a number of about its plan's length, from before the plan grew, with its calling code. */
function isFormerNumber(code: string, quad: string): boolean {
  const digits = code.replaceAll(/\D/g, '');
  return isCallingCode(digits) && readNumber(`+${digits}${quad.replaceAll('.', '')}`, null)?.nearPossible() === true;
}

function isValidNumber(written: string, country: string | null): boolean {
  return readNumber(written.replaceAll(/[^+\d]/g, ''), country)?.status === 'valid';
}

function toFind(start: number, end: number, ip: string): Find {
  return { start, end, subject: { kind: 'ip', ip }, sure: true, country: null };
}
