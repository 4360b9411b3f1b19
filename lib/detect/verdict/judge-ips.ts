import { parseIp } from '../../address/parse-ip.ts';
import type { Find } from '../../model/find.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { colonAddress } from './colon-address.ts';
import { continuesNumbering, isVetoed } from './ip-vetoes.ts';
import { labelBefore } from './label.ts';
import { refang } from './refang.ts';
import { isSectionHeading } from './section-heading.ts';

/** The addresses among the address candidates of a text, with spans that keep defanged dots but no port or prefix. */
export function judgeIps(plain: string, candidates: readonly Candidate[]): Find[] {
  const finds: Find[] = [];
  for (const candidate of candidates) {
    if (finds.some((other) => other.start < candidate.end && other.end > candidate.start)) continue;
    const part = plain.slice(candidate.start, candidate.end);
    const found = part.includes(':') ? colonAddress(plain, candidate) : dottedQuad(plain, candidate, part);
    if (found) finds.push(toFind(found.start, found.end, found.ip));
  }
  return finds;
}

function dottedQuad(
  plain: string,
  { start, end }: Candidate,
  part: string,
): { start: number; end: number; ip: string } | null {
  const quad = refang(part);
  const ip = parseIp(quad);
  if (ip?.version !== 4) return null;
  const before = plain.slice(Math.max(0, start - 30), start);
  const after = plain.slice(end, end + 12);
  if (isVetoed(quad, before, after)) return null;
  // Brackets round a dot leave no doubt: they are written only for addresses and names.
  if (part === quad) {
    if (labelBefore(plain, start) === 'direct' && !/ip|v4|host/i.test(before)) return null;
    if (isSectionHeading(plain, start, end)) return null;
    const line = plain.slice(Math.max(0, plain.lastIndexOf('\n', start) + 1, start - 120), start);
    if (continuesNumbering(quad, line)) return null;
  }
  // Strict reading takes one text per address, so it is canonical already.
  return { start, end, ip: quad };
}

function toFind(start: number, end: number, ip: string): Find {
  return { start, end, subject: { kind: 'ip', ip }, sure: true, country: null };
}
