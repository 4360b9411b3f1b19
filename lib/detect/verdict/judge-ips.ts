import { parseIp } from '../../address/parse-ip.ts';
import type { Find } from '../../model/find.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { colonAddress } from './colon-address.ts';
import { continuesNumbering, isVetoed } from './ip-vetoes.ts';
import { labelBefore } from './label.ts';
import { readNumber } from './read-number.ts';
import { refang } from './refang.ts';
import { isSectionHeading } from './section-heading.ts';

/** The addresses among the address candidates of a text, with spans that keep defanged dots but no port or prefix. */
export function judgeIps(plain: string, candidates: readonly Candidate[], country: string | null): Find[] {
  const finds: Find[] = [];
  for (const candidate of candidates) {
    if (candidate.start < (finds.at(-1)?.end ?? 0)) continue;
    const part = plain.slice(candidate.start, candidate.end);
    const found = part.includes(':') ? colonAddress(plain, candidate) : dottedQuad(plain, candidate, part, country);
    if (found) finds.push(toFind(found.start, found.end, found.ip));
  }
  return finds;
}

function dottedQuad(
  plain: string,
  { start, end }: Candidate,
  part: string,
  country: string | null,
): { start: number; end: number; ip: string } | null {
  const quad = refang(part);
  const ip = parseIp(quad);
  if (ip?.version !== 4) return null;
  if (isVetoed(quad, plain, start, end)) return null;
  // Brackets round a dot leave no doubt: they are written only for addresses and names.
  if (part === quad) {
    if (isPhoneNumber(quad, plain, start, country)) return null;
    if (isSectionHeading(plain, start, end)) return null;
    const before = plain.slice(Math.max(0, start - 120), start);
    if (continuesNumbering(quad, before.slice(before.lastIndexOf('\n') + 1))) return null;
  }
  // Strict reading takes one text per address, so it is canonical already.
  return { start, end, ip: quad };
}

/** `FAX: 210.52.12.190` in Greece: a phone word before it and digits that are a valid number there. */
function isPhoneNumber(quad: string, plain: string, start: number, country: string | null): boolean {
  if (labelBefore(plain, start) !== 'direct') return false;
  return readNumber(quad.replaceAll('.', ''), country)?.status === 'valid';
}

function toFind(start: number, end: number, ip: string): Find {
  return { start, end, subject: { kind: 'ip', ip }, sure: true, country: null };
}
