import type { Label } from '../labels/label.ts';
import { endsInLetter } from '../labels/letters.ts';
import { numberWithAreaLast, numberWithNamedArea } from './area-last.ts';
import type { DigitGroup } from './digit-groups.ts';
import { digitCount } from './digit-groups.ts';
import { fewestDigits, mayBeOfFive } from './fewest-digits.ts';
import {
  endsInRange,
  isOtherLastDigit,
  isSecondOfTown,
  isSecondOfTwo,
  joinsTwoNumbers,
  mayBeSecondMobile,
} from './number-end.ts';
import { plausibleGrouping, readsAsTable } from './number-grouping.ts';
import { numberRow } from './number-row.ts';
import { isCallingCode, keepsZeroFromAbroad, numberingPlan } from './numbering-plan.ts';
import { readAbroad } from './read-abroad.ts';
import type { NumberReading, PhoneNumber } from './read-number.ts';
import { readNumber } from './read-number.ts';
import { numberRightToLeft } from './right-to-left.ts';
import { isRowOfPairs } from './row-of-pairs.ts';
import { isUnassignedNumber } from './unassigned.ts';

/** What is known about a run before it is split. `trusted`: it is inside a link to a phone number. */
export type RunContext = { country: string | null; label: Label; trusted: boolean };

/** Fewest digits of a number that no phone word touches. */
const fewestNear = 6;
const joinsParts = /[\d~^]$|[^\s:(]\+$/;
/** The longest E.164 number has 15 digits; two more for `00` and one for a trunk zero in brackets. */
const mostDigits = 18;
const mostGroups = 60;
/** Most digits of a national number without a phone word: the longest plan's, trunk zero and extension included. */
const mostUnlabeled = 13;

/**
 * A run's context, the calling code of its country, and the readings of its groups by `from * mostGroups + to`: most
 * are needed several times.
 */
type RunWithReadings = RunContext & {
  callingCode: string;
  fewest: number;
  readings: Map<number, NumberReading | null>;
};

type Step = { score: number; take: { to: number; number: PhoneNumber } | null };

/**
 * Splits a run of digit groups into phone numbers. It takes the split that covers most digits with readable numbers; of
 * equal ones, the one with fewer numbers. A space or a list sign must separate a number from the groups around it.
 */
export function splitRun(plain: string, groups: readonly DigitGroup[], run: RunContext): PhoneNumber[] {
  const callingCode = run.country === null ? '' : (numberingPlan(run.country)?.callingCode ?? '');
  const context = { ...run, callingCode, fewest: fewestDigits(run.country), readings: new Map() };
  if (groups.length > mostGroups) {
    return [
      ...splitRun(plain, groups.slice(0, mostGroups), context),
      ...splitRun(plain, groups.slice(mostGroups), { ...context, label: null }),
    ];
  }
  if (context.label === null && !context.trusted && isRowOfPairs(groups, context.country)) return [];
  const reversed = numberRightToLeft(plain, groups, context);
  if (reversed) return [reversed];
  const named = numberWithNamedArea(plain, groups, context.country);
  if (named) return [named];
  const whole = wholeRun(plain, groups, context);
  if (whole) return [whole];
  const areaLast = context.label === 'direct' ? numberWithAreaLast(plain, groups, context.country) : null;
  if (areaLast) return [areaLast];
  const row = numberRow(plain, groups, context.country);
  if (row) return row;
  // best[taken][i] is the best split from group i on. `taken` says whether group i - 1 belongs to a number.
  const best: [Step[], Step[]] = [[], []];
  for (const taken of [0, 1] as const) best[taken][groups.length] = { score: 0, take: null };
  for (let index = groups.length - 1; index >= 0; index -= 1) {
    best[0][index] = bestStep(plain, groups, index, false, best, context);
    // No group before the first is taken.
    if (index > 0) best[1][index] = bestStep(plain, groups, index, true, best, context);
  }
  const numbers: PhoneNumber[] = [];
  let taken: 0 | 1 = 0;
  for (let index = 0; index < groups.length; ) {
    const take: Step['take'] = best[taken][index]?.take ?? null;
    if (take) numbers.push(take.number);
    taken = take ? 1 : 0;
    index = take ? take.to + 1 : index + 1;
  }
  return numbers;
}

/** Returns the whole run as one valid number of ordinary length, which needs no splitting; null otherwise. */
function wholeRun(plain: string, groups: readonly DigitGroup[], context: RunWithReadings): PhoneNumber | null {
  const digits = digitCount(groups);
  if (digits < context.fewest || digits > 13 || groups.length > 7) return null;
  for (let index = 1; index < groups.length; index += 1) if (groups[index]?.before.includes('+')) return null;
  const found = numberFrom(plain, groups, 0, groups.length - 1, false, context);
  return found?.reading.status === 'valid' ? found.number : null;
}

function bestStep(
  plain: string,
  groups: readonly DigitGroup[],
  index: number,
  taken: boolean,
  best: [Step[], Step[]],
  context: RunWithReadings,
): Step {
  let step: Step = { score: best[0][index + 1]?.score ?? 0, take: null };
  if (!mayBegin(groups, index, taken)) return step;
  let digits = 0;
  for (let to = index; to < groups.length; to += 1) {
    digits += groups[to]?.digits.length ?? 0;
    if (digits > mostDigits) break;
    if (digits < context.fewest) continue;
    const found = numberFrom(plain, groups, index, to, taken, context);
    if (!found) continue;
    const rest = best[1][to + 1]?.score ?? 0;
    const score = rest + digits * (found.reading.status === 'valid' ? 10 : 6) - 5;
    if (score > step.score) step = { score, take: { to, number: found.number } };
  }
  return step;
}

/**
 * May a number start at a group? Yes at the run's start, after another number, at a bracket, or after a space that
 * separates it.
 */
function mayBegin(groups: readonly DigitGroup[], index: number, taken: boolean): boolean {
  const group = groups[index];
  if (!group || index === 0) return group !== undefined;
  // `01 (614) 273 9418`: Mexico's former trunk prefix, before its area code.
  if (!taken && groups[index - 1]?.digits === '01' && /^ ?\($/.test(group.before)) return false;
  if (/[(+]/.test(group.before)) return /[ /(]/.test(group.before);
  // The digits in brackets before it are its area code.
  if (!taken && group.before.startsWith(')') && groups[index - 1]?.before.includes('(')) return false;
  if (taken) {
    // `…1234/1235/1236`: other last digits of the number before.
    const listed = group.before === '/' && group.digits.length <= 5 && !group.digits.startsWith('0');
    if (listed && groups[index + 1]?.before === '/') return false;
    return /[ /)]/.test(group.before) || group.before === '' || isSecondOfTwo(groups, index);
  }
  if (!group.before.includes(' ')) return false;
  if (group.before !== ' ') return true;
  // Only one space separates it. So its own groups must be joined by other signs, or it must start with a trunk zero.
  const next = groups[index + 1];
  return group.digits.startsWith('0') || group.digits.length >= 7 || (next !== undefined && next.before !== ' ');
}

function numberFrom(
  plain: string,
  groups: readonly DigitGroup[],
  from: number,
  to: number,
  taken: boolean,
  context: RunWithReadings,
): { number: PhoneNumber; reading: NumberReading } | null {
  const first = groups[from];
  const last = groups[to];
  if (!first || !last) return null;
  const inside = from === 0 && to === groups.length - 1 ? groups : groups.slice(from, to + 1);
  const plus = first.before.includes('+');
  if (context.fewest < fewestNear && !mayBeOfFive(inside, groups[to + 1])) return null;
  if (endsInRange(inside, context.callingCode) || joinsTwoNumbers(inside, plus || first.digits.startsWith('00')))
    return null;
  if (bracketsAside(inside)) return null;
  // `1.2+60007498-1`, `ZIP+4 60614-2273`: this plus joins parts of a version, a sum or a name. People also write `++49`
  // before a code.
  if (plus && from === 0) {
    const begin = first.start - first.before.length;
    const before = plain.slice(Math.max(0, begin - 2), begin);
    if (joinsParts.test(before) || (first.digits.length === 1 && endsInLetter(before) && !isCallingCode(first.digits)))
      return null;
  }
  const labeled = context.label === 'direct' && (from === 0 || taken);
  const next = groups[to + 1];
  if (next && !mayEnd(groups, to, inside, labeled || plus) && !isOtherLastDigit(inside, next, context.callingCode))
    return null;
  const second = taken && mayBeSecondMobile(inside);
  if (!second && !worthReading(inside, plus, labeled, context)) return null;
  const key = from * mostGroups + to;
  let home = context.readings.get(key);
  if (home === undefined) {
    home = readNumber(numberDigits(inside, plus), context.country);
    context.readings.set(key, home);
  }
  const abroad = plus ? null : readAbroad(plain, home, inside, labeled, context);
  const reading = abroad ?? home;
  if (!reading) return null;
  const isSecond = second && reading.status === 'valid' && reading.mobile();
  if (!abroad && !isSecond && !acceptable(reading, inside, plus, labeled, context)) return null;
  const opening = first.before === '' ? -1 : first.before.search(/[(+][^)]*$/);
  const start = opening === -1 ? first.start : startOf(plain, first.start, first.before.length - opening);
  const { e164, withCode } = reading;
  return { number: { start, end: last.end, e164, withCode, valid: reading.status === 'valid' }, reading };
}

/** `01805/123456 (14 ct/min)`: brackets after the area code are not part of the number. */
function bracketsAside(inside: readonly DigitGroup[]): boolean {
  let digits = 0;
  for (let index = 0; index < inside.length; index += 1) {
    if (digits >= 5 && inside[index]?.before.includes('(')) return true;
    digits += inside[index]?.digits.length ?? 0;
  }
  return false;
}

/** Returns the offset of the plus or bracket before a number, `count` visible characters back. */
function startOf(plain: string, at: number, count: number): number {
  let start = at;
  for (let left = count; left > 0 && start > 0; start -= 1) if (plain.charAt(start - 1) !== '\u2060') left -= 1;
  return start;
}

/**
 * May a number end at group `to`? Yes at the run's end, before another number, or if the rest is separated or is a
 * range's last digits.
 */
function mayEnd(groups: readonly DigitGroup[], to: number, inside: readonly DigitGroup[], trusted: boolean): boolean {
  const next = groups[to + 1];
  if (!next) return true;
  if (/[(+]/.test(next.before)) return true;
  const short = next.digits.length <= 4;
  // `30/123-4567/2021`: a file and its year.
  if (!trusted && next.before === '/' && /^(?:19|20)\d\d$/.test(next.digits)) return false;
  if (isSecondOfTwo(groups, to + 1) || (trusted && isSecondOfTown(inside, next))) return true;
  if (/^[-/.]$/.test(next.before))
    return trusted && next.before !== '.'
      ? short || next.before === '/'
      : next.before === '/' && (short || next.digits.startsWith('0') || next.digits.length >= 6);
  if (next.before !== ' ') return true;
  // Only one space separates it. That is enough if no space joins the number's own groups.
  return trusted || next.digits.startsWith('0') || !inside.slice(1).some((group) => group.before === ' ');
}

/**
 * Returns the digits for the parser. Keeps `+`, and drops a trunk zero in brackets after a calling code.
 */
function numberDigits(inside: readonly DigitGroup[], plus: boolean): string {
  let digits = plus ? '+' : '';
  const international = plus || inside[0]?.digits.startsWith('00') === true;
  for (let index = 0; index < inside.length; index += 1) {
    const group = inside[index];
    if (!group) break;
    const bracketed = index > 0 && international && group.before.endsWith('(') && group.digits.startsWith('0');
    const trunk = bracketed && isCallingCode(digits.replace(/^(?:\+|00)/, '')) && !keepsZeroFromAbroad(digits);
    digits += trunk ? group.digits.replace(/^0/, '') : group.digits;
  }
  return digits;
}

/** Is the number worth parsing? No if `acceptable` would refuse it whatever the parser says. */
function worthReading(inside: readonly DigitGroup[], plus: boolean, labeled: boolean, context: RunContext): boolean {
  const first = inside[0];
  if (!first) return false;
  if (plus || labeled || context.trusted) return true;
  if (context.label === 'near') return digitCount(inside) >= fewestNear;
  if (context.country === null) return /^00[1-9]/.test(first.digits);
  const digits = digitCount(inside);
  if (inside.length > 1) return digits >= 7 || first.digits.startsWith('0') || digits === 6;
  return first.digits.startsWith('0') ? digits >= 10 : digits >= 11;
}

function acceptable(
  reading: NumberReading,
  inside: readonly DigitGroup[],
  plus: boolean,
  labeled: boolean,
  context: RunContext,
): boolean {
  const first = inside[0];
  if (!first) return false;
  const digits = digitCount(inside);
  if (!plus && !context.trusted && readsAsTable(inside, reading.e164, labeled)) return false;
  if (reading.status === 'valid') {
    if (plus || labeled || context.trusted) return true;
    if (context.label === 'near')
      return inside.length > 1 || !reading.trunkMissing() || (digits >= 10 && reading.mobile());
    return (digits <= mostUnlabeled || reading.withCode) && plausibleGrouping(reading, inside, digits);
  }
  return isUnassignedNumber({ reading, inside, plus, labeled: labeled || context.trusted });
}
