import type { Find } from '../../model/subject.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount, digitGroups, rowsBetween } from '../groups/digit-groups.ts';
import { extensionAt } from '../groups/extension.ts';
import { fewestDigits } from '../groups/fewest-digits.ts';
import { isOddAmerican } from '../groups/grouping.ts';
import { isInIdColumn } from '../labels/heading.ts';
import { labelBefore } from '../labels/label.ts';
import { linkAround } from '../labels/link-around.ts';
import { findsByOthers } from '../lists/by-other-numbers.ts';
import { localNumber, localsOf } from '../lists/local-number.ts';
import type { NumberBefore } from '../lists/number-before.ts';
import { inheritedLabel, isDialedAfter } from '../lists/number-before.ts';
import { beginsWithBareCode } from '../readings/bare-calling-code.ts';
import type { PhoneNumber, TextOfCountry, TextToJudge } from '../readings/phone-number.ts';
import { findOf, numberStart, withWholeBrackets } from '../readings/phone-number.ts';
import { withRussianCode } from '../readings/russian-trunk.ts';
import { lacksAreaCode } from '../readings/unassigned.ts';
import type { Span } from '../text/spans.ts';
import { overlapping, sortByStart } from '../text/spans.ts';
import { isEndOfCall } from './end-of-call.ts';
import type { NumberFeature } from './number-evidence.ts';
import { numberEvidence } from './number-evidence.ts';
import { numbersInRun, numbersUnderHeading } from './numbers-in-run.ts';

const betweenCells = /^"?[,;|]"?$/;

/** A text in its plain form, with its candidates and the IP addresses among them, in order. */
export type JudgedText = { plain: string; candidates: readonly Candidate[]; ips: readonly Span[] };

/** Returns the phone numbers among the candidates of a text, read with `country` (null if unknown), in order. */
export function judgePhones(
  judged: JudgedText,
  country: string | null,
  evidence: readonly NumberFeature[] = numberEvidence,
): Find[] {
  const { plain, candidates } = judged;
  const text = { plain, country, evidence };
  const fewest = fewestDigits(country);
  const finds: Find[] = [];
  const unread: DigitGroup[][] = [];
  let before: NumberBefore | null = null;
  for (const { kind, start, end } of candidates) {
    if (kind !== 'phone') continue;
    const from: number = Math.max(numberStart(plain, start), before?.end ?? 0);
    for (const groups of rowsBetweenIps(digitGroups(plain, from, end), judged.ips)) {
      if (digitCount(groups) < fewest) continue;
      const read = readRun(text, groups, before);
      finds.push(...read.finds);
      before = read.before;
      if (read.finds.length === 0) unread.push(groups);
    }
  }
  const others = findsByOthers(text, unread, finds);
  return others.length === 0 ? finds : sortByStart([...finds, ...others]);
}

/** Returns the rows of groups between IP addresses. */
function rowsBetweenIps(groups: DigitGroup[], ips: readonly Span[]): DigitGroup[][] {
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last) return [];
  const among = ips.length === 0 ? ips : overlapping(ips, { start: first.start, end: last.end });
  if (among.length === 0) return [groups];
  return rowsBetween(groups, ({ end }) => among.some((ip) => ip.start < end && end <= ip.end));
}

/** May the groups be a number? Without a country, only a number with its calling code can be read. */
function mayBeRead({ plain, country }: TextOfCountry, groups: readonly DigitGroup[]): boolean {
  if (country !== null || beginsWithBareCode(groups) || withRussianCode(groups) !== null) return true;
  return groups.some(({ before, digits, start }) => {
    return before.includes('+') || digits.startsWith('00') || isInChatLink(plain, start);
  });
}

function isInChatLink(plain: string, at: number): boolean {
  const link = linkAround(plain, at);
  return link === 'chat' || link === 'zalo';
}

/** The finds in a run, and the number before the next run: the run's last, or the one before it if it has none. */
type RunReading = { finds: Find[]; before: NumberBefore | null };

/** Reads one run of digit groups. `last` is the last number before it, null if there is none. */
function readRun(text: TextToJudge, groups: readonly DigitGroup[], last: NumberBefore | null): RunReading {
  const { plain, country } = text;
  const [first] = groups;
  if (!first || !mayBeRead(text, groups)) return { finds: [], before: last };
  const start = first.from;
  if (last && isDialedAfter(plain, groups, last)) return { finds: [], before: last };
  const previous = last && startsIdCell(text, start, last) ? null : last;
  const own = labelBefore(plain, start, country) ?? (isEndOfCall(text, first) ? 'direct' : null);
  const label = own ?? (previous && inheritedLabel(plain.slice(previous.end, start), previous));
  const afterComma = previous?.end === start - 1 && plain.charAt(start - 1) === ',';
  let numbers = numbersInRun(text, { start, groups, label, afterComma });
  if (numbers.length === 0 && label === null) numbers = numbersUnderHeading(text, { start, groups });

  const finds: Find[] = [];
  let before = previous;
  // The words before the run are the label of its first number only.
  let ownLabel = own;
  let rest = groups;
  for (let next = rest[0]; next; next = rest[0]) {
    const local = before && localNumber(text, rest, before, ownLabel);
    const number = local ?? numberWith(next, numbers, before);
    if (!number) {
      rest = rest.slice(1);
      continue;
    }
    const { e164, withCode, end } = number;
    const inside = rest.filter((group) => group.end <= end);
    const extension = extensionAt(plain, end);
    const isComplete = local !== null || !lacksAreaCode(text, number);
    if (isComplete) {
      const whole = { ...number, ...withWholeBrackets(plain, number) };
      const find = findOf(whole, { label, country, extension: extension?.digits });
      finds.push(isOddAmerican(e164, inside) ? { ...find, sure: false } : find);
    }
    // Also after an incomplete number, which is no find: the next number of the list has its label.
    before = {
      end: extension?.end ?? end,
      label,
      e164,
      withCode,
      locals: local && before ? before.locals : isComplete ? localsOf(inside) : [],
    };
    ownLabel = null;
    rest = rest.slice(inside.length);
  }
  return { finds, before };
}

/** `…;1137394182;4500012`: is the run, in the cell after a number's, in a column of ids, so that no list goes on there? */
function startsIdCell({ plain, country }: TextOfCountry, start: number, last: NumberBefore): boolean {
  return betweenCells.test(plain.slice(last.end, start)) && isInIdColumn(plain, start, country);
}

/** Returns the number that has this group, if it begins after the number before. */
function numberWith(group: DigitGroup, numbers: readonly PhoneNumber[], before: NumberBefore | null) {
  const from = before?.end ?? 0;
  return numbers.find(({ start, end }) => start >= from && start <= group.start && group.end <= end);
}
