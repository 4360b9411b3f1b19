import type { FindReason } from '../../model/page/page-reading.ts';
import type { Find } from '../../model/subject.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import type { TextOfCountry } from '../readings/phone-number.ts';
import type { Span } from '../text/spans.ts';
import { colonAddress } from './colon-address.ts';
import { isDottedPhone } from './dotted-phone.ts';
import type { QuadSpan } from './dotted-quad.ts';
import { dottedQuad } from './dotted-quad.ts';
import type { Line } from './line.ts';
import { linesOf } from './line.ts';
import type { Evidence } from './quad-evidence.ts';
import { evidence, hasPort } from './quad-evidence.ts';
import { isNoAddress } from './quad-forms.ts';
import { quadInLine } from './quad-in-line.ts';
import { weighQuad } from './weigh-quad.ts';

/** What is kept while a text is judged. */
type Judging = {
  table: Evidence;
  lineOf: (start: number, end: number) => Line;
  /** The end of the last phone number in dotted form; -1 if there is none. */
  phoneEnd: number;
};

/** How much of what touches a quad is read (UTF-16 units). */
const mostBefore = 40;
const mostAfter = 30;

/**
 * Returns the IP addresses among the candidates of a text. Their spans include defanged dots, but no port or prefix
 * length. `table` is the evidence that decides about dotted quads.
 */
export function judgeIps(text: TextOfCountry, candidates: readonly Candidate[], table = evidence): Find[] {
  const finds: Find[] = [];
  const judging = { table, lineOf: linesOf(text.plain), phoneEnd: -1 };
  for (const candidate of candidates) {
    if (candidate.kind !== 'ip' || candidate.start < (finds.at(-1)?.end ?? 0)) continue;
    const hasColon = text.plain.slice(candidate.start, candidate.end).includes(':');
    const ipv6 = hasColon ? colonAddress(text.plain, candidate) : null;
    const quad = ipv6 ? null : dottedQuad(text.plain, candidate);
    const found = ipv6 ?? quad;
    const reason = quad ? judgeQuad(text, quad, judging) : 'form';
    if (!found || reason === null) continue;
    if (reason === 'phone') judging.phoneEnd = found.end;
    else finds.push(findOf(found, reason));
  }
  return finds;
}

/** Returns why a quad is an address, or that it is a phone number in dotted form; null if it is neither. */
function judgeQuad(text: TextOfCountry, quad: QuadSpan, judging: Judging): FindReason | 'phone' | null {
  const { plain } = text;
  const { start, end, ip, hasDottedPort } = quad;
  const from = Math.max(0, start - mostBefore);
  // A line end is put before the text, so that rules need not know where it begins.
  const before = from > 0 ? plain.slice(from, start) : `\n${plain.slice(0, start)}`;
  const rest = plain.slice(end, end + mostAfter);
  const after = hasDottedPort ? rest.replace(/^\.\d+/, '') : rest;
  if (isNoAddress({ quad: ip, before, after })) return null;
  // Brackets around a dot are enough: they are only written for addresses and host names.
  if (plain.slice(start, end) !== ip) return 'form';
  // No phone number is followed by a port. Looking for a phone word before it costs most of all.
  if (!hasPort({ after, hasDottedPort }) && isDottedPhone(text, { quad: ip, start }, judging.phoneEnd)) return 'phone';
  const line = judging.lineOf(start, end);
  return weighQuad(quadInLine(ip, { before, after, line, at: start - line.start, hasDottedPort }), judging.table);
}

function findOf({ start, end, ip }: Span & { ip: string }, reason: FindReason): Find {
  return { start, end, subject: { kind: 'ip', ip }, sure: reason !== 'doubtful', country: null, reason };
}
