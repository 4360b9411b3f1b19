import { parseIp } from '../../address/parse-ip.ts';
import type { Find } from '../../model/find.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { colonAddress } from './colon-address.ts';
import { continuesNumbering, isVetoed } from './ip-vetoes.ts';
import { labelBefore } from './label.ts';
import { namesProduct } from './product-version.ts';
import { readNumber } from './read-number.ts';
import { refang } from './refang.ts';
import { isSectionHeading } from './section-heading.ts';

/** Where the candidate before ended that was an address, and the one that was a phone number; -1 where there is none. */
type Before = { address: number; phone: number };

// `10.0.0.1:44182 -> `, `10.0.0.1 > `, `10.0.0.1 (a.example) <-> `: an arrow between two addresses.
const arrow = /^(?:[.:#/]\d{1,5})?[^\d\n]{0,24}>+ ?\[?$/;
// `02/86.46.31.90`; a zero leads area codes and no part of an address or a path.
const areaCode = /(?:^|[\s:(])(0\d{1,4})\/$/;
const listSigns = /^[\s,;/|·•-]{1,4}$/;
/** Four parts at the start or the end of what is no address with colons: `192.0.2.1::module`. */
const quadAtEnd = /^(?:\d{1,3}\.){3}\d{1,3}(?=:)|(?<=:)(?:\d{1,3}\.){3}\d{1,3}$/;

/** The addresses among the candidates of a text, with spans that keep defanged dots but no port or prefix. */
export function judgeIps(plain: string, candidates: readonly Candidate[], country: string | null): Find[] {
  const finds: Find[] = [];
  const before: Before = { address: -1, phone: -1 };
  for (const candidate of candidates) {
    if (candidate.kind !== 'ip' || candidate.start < before.address) continue;
    const found = addressAt(plain, candidate, country, before);
    if (!found) continue;
    before.address = found.end;
    finds.push(toFind(found.start, found.end, found.ip));
  }
  return finds;
}

function addressAt(plain: string, candidate: Candidate, country: string | null, before: Before): Address | null {
  const { start, end } = candidate;
  const part = plain.slice(start, end);
  if (!part.includes(':')) return dottedQuad(plain, { start, end }, country, before);
  const colons = colonAddress(plain, candidate);
  const quad = colons ? null : quadAtEnd.exec(part);
  if (!quad) return colons;
  const from = start + quad.index;
  return dottedQuad(plain, { start: from, end: from + quad[0].length }, country, before);
}

type Address = { start: number; end: number; ip: string };

function dottedQuad(
  plain: string,
  { start, end }: { start: number; end: number },
  country: string | null,
  before: Before,
): Address | null {
  const part = plain.slice(start, end);
  const quad = refang(part);
  const ip = parseIp(quad);
  if (ip?.version !== 4) return null;
  const behindArrow = before.address !== -1 && arrow.test(plain.slice(before.address, start));
  if (isVetoed(quad, plain, { start, end, behindArrow })) return null;
  // Brackets round a dot leave no doubt: they are written only for addresses and names.
  if (part === quad) {
    if (isPhoneNumber(quad, plain, start, country, before.phone)) {
      before.phone = end;
      return null;
    }
    if (isSectionHeading(plain, start, end)) return null;
    const lead = plain.slice(Math.max(0, start - 120), start);
    const line = lead.slice(lead.lastIndexOf('\n') + 1);
    if (continuesNumbering(quad, line) || namesProduct(quad, line, plain.slice(end, end + 60))) return null;
  }
  // Strict reading takes one text per address, so it is canonical already.
  return { start, end, ip: quad };
}

/**
 * `FAX: 210.52.12.190` in Greece, `Tel. 02/86.46.31.90` in Italy: a phone word or such a number before it, and digits that
 * are a valid number there with the area code that a slash sets off.
 */
function isPhoneNumber(
  quad: string,
  plain: string,
  start: number,
  country: string | null,
  phoneBefore: number,
): boolean {
  const area = areaCode.exec(plain.slice(Math.max(0, start - 8), start))?.[1] ?? '';
  const listed =
    phoneBefore !== -1 && listSigns.test(plain.slice(phoneBefore, start - (area === '' ? 0 : area.length + 1)));
  if (area === '' && !listed && labelBefore(plain, start, country) !== 'direct') return false;
  return readNumber((area + quad).replaceAll('.', ''), country)?.status === 'valid';
}

function toFind(start: number, end: number, ip: string): Find {
  return { start, end, subject: { kind: 'ip', ip }, sure: true, country: null };
}
