import type { DigitGroup } from '../groups/digit-groups.ts';
import { mayBeOfFive } from '../groups/fewest-digits.ts';
import type { Label } from '../labels/label.ts';
import { isCallingCode, keepsZeroFromAbroad } from '../plan/numbering-plan.ts';
import type { NumberReading } from '../plan/read-number.ts';
import { followsRussianTrunk } from '../readings/russian-trunk.ts';
import { endsInLetter } from '../text/letters.ts';
import { noCharacter } from '../text/plain-text.ts';
import type { NumberFeature } from './number-evidence.ts';
import { endsInVariant, isSecondOfTwo, isVariantOfNumberBefore, joinsTwoNumbers } from './variant-ends.ts';

/** What is known about a run before it is split. `trusted`: it is inside a link to a phone number. */
export type RunContext = {
  country: string | null;
  label: Label;
  trusted: boolean;
  evidence: readonly NumberFeature[];
};

/** A row of digit groups in a text. */
export type Run = RunContext & {
  plain: string;
  groups: readonly DigitGroup[];
  /** That of its country, empty if unknown. */
  callingCode: string;
  /** Fewest digits of a number. */
  fewest: number;
  /** Readings of its groups by `from * mostGroups + to`: most are needed several times. */
  readings: Map<number, NumberReading | null>;
};

/** Groups of a run that may be one number: those from `from` to `to`. */
export type NumberPart = {
  from: number;
  to: number;
  groups: readonly DigitGroup[];
  first: DigitGroup;
  last: DigitGroup;
  /** The group after them. */
  next: DigitGroup | undefined;
  /** The group before them belongs to another number. */
  afterNumber: boolean;
  plus: boolean;
  /** A phone word is right before them. */
  labeled: boolean;
};

/** Fewest digits of a number that no phone word touches. */
export const fewestNear = 6;
/** Most digits of a group that may be other last digits of the number before it. */
const mostOfOtherDigits = 4;
/** A plus after one of these joins parts of something else, the last of them fields of a log: `1/48082/+99627`. */
const joinsParts = /[\d~^]$|[^\s:(]\+$|\dE$|(?:\d+\/){3}$/;
const fieldsReach = 24;

/**
 * May a number start at a group? Yes at the run's start, after another number, at a bracket, or after a space that
 * separates it.
 */
export function mayBegin(
  groups: readonly DigitGroup[],
  index: number,
  { afterNumber }: Pick<NumberPart, 'afterNumber'>,
): boolean {
  const group = groups[index];
  if (!group || index === 0) return group !== undefined;
  // `01 (614) 273 9418`: Mexico's former trunk prefix, before its area code.
  if (!afterNumber && groups[index - 1]?.digits === '01' && /^ ?\($/.test(group.before)) return false;
  if (followsRussianTrunk(groups, index)) return false;
  if (/[(+]/.test(group.before)) return /[ /(]/.test(group.before);
  // The digits in brackets before it are its area code.
  if (!afterNumber && group.before.startsWith(')') && groups[index - 1]?.before.includes('(')) return false;
  if (afterNumber) {
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

/** Returns the part of a run from one group to another; null if the run has no such groups. */
export function partOf(
  { groups: all, label }: Run,
  { from, to, afterNumber }: Pick<NumberPart, 'from' | 'to' | 'afterNumber'>,
): NumberPart | null {
  const first = all[from];
  const last = all[to];
  if (!first || !last) return null;
  const groups = from === 0 && to === all.length - 1 ? all : all.slice(from, to + 1);
  const plus = first.before.includes('+');
  const labeled = label === 'direct' && (from === 0 || afterNumber);
  return { from, to, groups, first, last, next: all[to + 1], afterNumber, plus, labeled };
}

/** Do the signs inside the part and around it allow one number? */
export function isApart(part: NumberPart, run: Run): boolean {
  const { groups, next } = part;
  if (run.fewest < fewestNear && !mayBeOfFive(groups, next)) return false;
  if (endsInVariant(groups, run.callingCode) || joinsTwoNumbers(groups) || hasBracketsAside(groups)) return false;
  if (part.plus && part.from === 0 && hasJoiningPlus(part, run.plain)) return false;
  return !next || mayEnd(part, next, run.groups) || isVariantOfNumberBefore(groups, next, run.callingCode);
}

/** `01805/123456 (14 ct/min)`: brackets after the area code are not part of the number. */
function hasBracketsAside(groups: readonly DigitGroup[]): boolean {
  let digits = 0;
  for (let index = 0; index < groups.length; index += 1) {
    if (digits >= 5 && groups[index]?.before.includes('(')) return true;
    digits += groups[index]?.digits.length ?? 0;
  }
  return false;
}

/**
 * `1.2+60007498-1`, `ZIP+4 60614-2273`: does the plus join parts of a version, a sum or a name? People also write `++49`
 * before a code.
 */
function hasJoiningPlus({ first }: NumberPart, plain: string): boolean {
  const begin = first.from;
  const before = plain.slice(Math.max(0, begin - fieldsReach), begin);
  return joinsParts.test(before) || (first.digits.length === 1 && endsInLetter(before) && !isCallingCode(first.digits));
}

/** May the part's number end before the group `next`? Yes before another number, or if the rest is separated. */
function mayEnd({ groups, to, plus, labeled }: NumberPart, next: DigitGroup, all: readonly DigitGroup[]): boolean {
  const isSure = labeled || plus;
  const { before, digits } = next;
  if (/[(+]/.test(before)) return true;
  // `30/123-4567/2021`: a file and its year.
  if (!isSure && before === '/' && /^(?:19|20)\d\d$/.test(digits)) return false;
  if (isSecondOfTwo(all, to + 1)) return true;
  const hasZero = digits.startsWith('0');
  const isShort = digits.length <= mostOfOtherDigits;
  switch (before) {
    case '.':
      return false;
    case '-':
      return isSure && isShort;
    case '/':
      return isSure || isShort || hasZero || digits.length >= fewestNear;
    case ' ':
      // Only one space separates it. That is enough if no space joins the number's own groups.
      return isSure || hasZero || !groups.slice(1).some((group) => group.before === ' ');
    default:
      return true;
  }
}

/** Returns the digits for the parser. Keeps `+`, and drops a trunk zero in brackets after a calling code. */
export function dialedDigits({ groups, first, plus }: NumberPart): string {
  let digits = plus ? '+' : '';
  const international = plus || first.digits.startsWith('00');
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    if (!group) break;
    const bracketed = index > 0 && international && group.before.endsWith('(') && group.digits.startsWith('0');
    const trunk = bracketed && isCallingCode(digits.replace(/^(?:\+|00)/, '')) && !keepsZeroFromAbroad(digits);
    digits += trunk ? group.digits.replace(/^0/, '') : group.digits;
  }
  return digits;
}

/** Returns the offset of the number, with a plus or an opening bracket before its digits. */
export function startOf({ first }: NumberPart, plain: string): number {
  const opening = first.before === '' ? -1 : first.before.search(/[(+][^)]*$/);
  let start = first.start;
  if (opening === -1) return start;
  // Invisible characters are not in `before`.
  for (let left = first.before.length - opening; left > 0 && start > 0; start -= 1)
    if (plain.charAt(start - 1) !== noCharacter) left -= 1;
  return start;
}
