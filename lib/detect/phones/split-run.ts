import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount } from '../groups/digit-groups.ts';
import { extensionAt } from '../groups/extension.ts';
import { fewestDigits, fewestWithZero } from '../groups/fewest-digits.ts';
import { readsAsTable } from '../groups/grouping.ts';
import { isRowOfPairs } from '../groups/row-of-pairs.ts';
import { numberingPlan } from '../plan/numbering-plan.ts';
import type { NumberReading } from '../plan/read-number.ts';
import { readNumber } from '../plan/read-number.ts';
import { numberWithAreaLast, numberWithNamedArea } from '../readings/area-last.ts';
import type { PhoneNumber } from '../readings/phone-number.ts';
import { withRussianCode } from '../readings/russian-trunk.ts';
import { mayBeUnassigned } from '../readings/unassigned.ts';
import { readWithoutPlus } from '../readings/without-plus.ts';
import { isMeantAsNumber } from './number-evidence.ts';
import type { NumberPart, Run, RunContext } from './part-of-run.ts';
import { dialedDigits, fewestNear, isApart, mayBegin, partOf, startOf } from './part-of-run.ts';
import { numberRow } from './row-of-numbers.ts';

/** A number and how it was read. */
type Read = { number: PhoneNumber; reading: NumberReading };

/** The first step of the best split from a group on. `take`: the number that starts there, null if none does. */
type Step = { score: number; take: { to: number; number: PhoneNumber } | null };

/** The best split from each group on, if the group before it belongs to no number (`free`), and if it does. */
type Best = { free: Step[]; afterNumber: Step[] };

/** The longest E.164 number has 15 digits; two more for `00` and one for a trunk zero in brackets. */
const mostDigits = 18;
const mostGroups = 60;
/** Most digits and groups of a number of ordinary length. */
const mostOrdinary = { digits: 13, groups: 7 };
/** What a number adds to the score of a split: more for each digit if it is valid, less for each number. */
const score = { digitOfValid: 10, digit: 6, number: -5 };

/**
 * Splits a run of digit groups into phone numbers. It takes the split that covers most digits with readable numbers; of
 * equal ones, the one with fewer numbers. A space or a list sign must separate a number from the groups around it.
 */
export function splitRun(plain: string, groups: readonly DigitGroup[], context: RunContext): PhoneNumber[] {
  if (groups.length > mostGroups) {
    return [
      ...splitRun(plain, groups.slice(0, mostGroups), context),
      ...splitRun(plain, groups.slice(mostGroups), { ...context, label: null }),
    ];
  }
  const { country, label, trusted } = context;
  if (label === null && !trusted && isRowOfPairs(groups, country)) return [];
  const callingCode = country === null ? '' : (numberingPlan(country)?.callingCode ?? '');
  const run = { ...context, plain, groups, callingCode, fewest: fewestDigits(country), readings: new Map() };
  const only =
    numberWithNamedArea(plain, groups, country) ??
    wholeRun(run) ??
    (label === 'direct' ? numberWithAreaLast(plain, groups, country) : null);
  return only ? [only] : (numberRow(plain, groups, country) ?? bestSplit(run));
}

/** Returns the whole run as one valid number of ordinary length, which needs no splitting; null otherwise. */
function wholeRun(run: Run): PhoneNumber | null {
  const { groups, fewest } = run;
  const digits = digitCount(groups);
  if (digits < fewest || digits > mostOrdinary.digits || groups.length > mostOrdinary.groups) return null;
  for (let index = 1; index < groups.length; index += 1) if (groups[index]?.before.includes('+')) return null;
  const part = partOf(run, { from: 0, to: groups.length - 1, afterNumber: false });
  const found = part && numberOf(part, run);
  return found?.reading.status === 'valid' ? found.number : null;
}

function bestSplit(run: Run): PhoneNumber[] {
  const count = run.groups.length;
  const end: Step = { score: 0, take: null };
  const best: Best = { free: [], afterNumber: [] };
  best.free[count] = end;
  best.afterNumber[count] = end;
  for (let from = count - 1; from >= 0; from -= 1) {
    best.free[from] = bestStep(run, best, { from, afterNumber: false });
    // No group before the first belongs to a number.
    if (from > 0) best.afterNumber[from] = bestStep(run, best, { from, afterNumber: true });
  }
  const numbers: PhoneNumber[] = [];
  let afterNumber = false;
  for (let from = 0; from < count; ) {
    const take: Step['take'] = best[afterNumber ? 'afterNumber' : 'free'][from]?.take ?? null;
    if (take) numbers.push(take.number);
    afterNumber = take !== null;
    from = take ? take.to + 1 : from + 1;
  }
  return numbers;
}

function bestStep(run: Run, best: Best, { from, afterNumber }: Pick<NumberPart, 'from' | 'afterNumber'>): Step {
  const { groups, fewest } = run;
  let step: Step = { score: best.free[from + 1]?.score ?? 0, take: null };
  if (!mayBegin(groups, from, { afterNumber })) return step;
  let digits = 0;
  for (let to = from; to < groups.length; to += 1) {
    digits += groups[to]?.digits.length ?? 0;
    if (digits > mostDigits) break;
    if (digits < fewest) continue;
    const part = partOf(run, { from, to, afterNumber });
    const found = part && numberOf(part, run);
    if (!found) continue;
    const ofDigit = found.reading.status === 'valid' ? score.digitOfValid : score.digit;
    const sum = digits * ofDigit + score.number + (best.afterNumber[to + 1]?.score ?? 0);
    if (sum > step.score) step = { score: sum, take: { to, number: found.number } };
  }
  return step;
}

/** Reads a part as a number; null if it is none. */
function numberOf(part: NumberPart, run: Run): Read | null {
  if (!isApart(part, run)) return null;
  if (!isWorthReading(part, run)) return null;
  const home = readingOf(part, run);
  const { plain, callingCode, label, trusted } = run;
  const { groups, labeled } = part;
  const isAnnounced = labeled || trusted || (label === 'near' && groups.length > 1);
  const withoutPlus = part.plus ? null : readWithoutPlus({ plain, groups, home, callingCode, labeled, isAnnounced });
  const reading = withoutPlus ?? home;
  if (!reading) return null;
  if (!withoutPlus && !isAccepted(reading, part, run)) return null;
  const { e164, withCode, status, formOf } = reading;
  return {
    number: { start: startOf(part, run.plain), end: part.last.end, e164, withCode, valid: status === 'valid', formOf },
    reading,
  };
}

/** Is the part worth parsing? No if `isAccepted` would refuse it whatever the parser says. */
function isWorthReading(
  { groups, first, last, plus, labeled }: NumberPart,
  { plain, country, label, trusted }: Run,
): boolean {
  if (plus || labeled || trusted) return true;
  const digits = digitCount(groups);
  if (label === 'near') return digits >= fewestNear;
  if (country === null) return /^00[1-9]/.test(first.digits) || withRussianCode(groups) !== null;
  if (groups.length > 1) return digits >= 7 || first.digits.startsWith('0') || digits === 6;
  if (digits >= (first.digits.startsWith('0') ? fewestWithZero(country) : 11)) return true;
  return extensionAt(plain, last.end) !== null;
}

/** Returns the part's reading as a number of the run's country. */
function readingOf(part: NumberPart, { country, callingCode, readings }: Run): NumberReading | null {
  const key = part.from * mostGroups + part.to;
  const known = readings.get(key);
  if (known !== undefined) return known;
  // That of another country would leave the trunk prefix out, or take it for a part of the number.
  const isRussian = callingCode !== '7' && withRussianCode(part.groups) !== null;
  const reading = isRussian ? null : readNumber(dialedDigits(part), country);
  readings.set(key, reading);
  return reading;
}

/** Is the reading enough for a number, as the part is written and labeled? */
function isAccepted(reading: NumberReading, part: NumberPart, run: Run): boolean {
  const { groups, plus, labeled } = part;
  const { plain, label, trusted, evidence } = run;
  if (!plus && !trusted && readsAsTable(groups, reading.e164, { labeled })) return false;
  const isSaid = labeled || trusted;
  if (reading.status !== 'valid' && !mayBeUnassigned({ reading, inside: groups, plus, labeled: isSaid })) return false;
  const said = isSaid ? 'direct' : label === 'near' ? 'near' : null;
  const written = { plain, start: part.first.from, end: part.last.end, reading, inside: groups, plus, said } as const;
  return isMeantAsNumber(written, evidence);
}
