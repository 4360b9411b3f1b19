import type { Find } from '../../model/subject.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import { isUnderPhoneHeading } from '../labels/heading.ts';
import type { Label } from '../labels/label.ts';
import { labelBefore } from '../labels/label.ts';
import { linkAround } from '../labels/plain-text.ts';
import type { Strength } from '../labels/surroundings.ts';
import { surroundings } from '../labels/surroundings.ts';
import { beginsWithBareCode } from './bare-calling-code.ts';
import { numbersBeside } from './beside-number.ts';
import type { DigitGroup } from './digit-groups.ts';
import { digitCount, digitGroups } from './digit-groups.ts';
import { extensionAt, extensionListEnd } from './extension.ts';
import { fewestDigits } from './fewest-digits.ts';
import { lookAlikeParts } from './look-alikes.ts';
import { isOddAmerican } from './number-grouping.ts';
import type { Local, Previous } from './number-list.ts';
import { continuesList, inherited, isSibling, localsOf, nextInList, withOtherEnd } from './number-list.ts';
import { startWithCarrier, withWholeBrackets } from './number-span.ts';
import { openingHours } from './opening-hours.ts';
import { joinedOverLineEnds } from './over-line-end.ts';
import type { PhoneNumber } from './read-number.ts';
import { readNumber } from './read-number.ts';
import { splitRun } from './split-run.ts';
import { twinOf } from './twin.ts';
import { lacksAreaCode } from './unassigned.ts';

type Span = { start: number; end: number };

/**
 * Returns the phone numbers among the candidates that were found in a text. `written` is its plain form; `taken` are the
 * spans of its IP addresses, in order.
 */
export function judgePhones(
  written: string,
  found: readonly Candidate[],
  taken: readonly Span[],
  country: string | null,
): Find[] {
  const { plain, candidates } = joinedOverLineEnds({ plain: written, candidates: found }, country);
  const finds: Find[] = [];
  let previous: Previous = null;
  let nextTaken = 0;
  const unread: DigitGroup[][] = [];
  const fewest = fewestDigits(country);
  for (let index = 0; index < candidates.length; index += 1) {
    const candidate = candidates[index];
    if (candidate?.kind !== 'phone') continue;
    const { start, end } = candidate;
    const begin = startWithCarrier(plain, startWithPlus(plain, start));
    const from: number = previous ? Math.max(begin, previous.end) : begin;
    while (nextTaken < taken.length && (taken[nextTaken]?.end ?? 0) <= from) nextTaken += 1;
    if (from >= end) continue;
    for (const groups of withoutTaken(digitGroups(plain, from, end), taken, nextTaken)) {
      const first = groups[0];
      if (!first || digitCount(groups) < fewest) continue;
      if (!mayBeRead(groups, country, plain)) {
        unread.push(groups);
        continue;
      }
      const at = first.start - first.before.length;
      const own = labelBefore(plain, at, country);
      const label: Label =
        own ?? inherited(plain, previous, at) ?? (isSibling(plain, groups, previous, country) ? 'near' : null);
      const afterNumber = previous?.end === at - 1 && plain.charAt(at - 1) === ',';
      let numbers = judgeRun(plain, at, groups, { label, country, afterNumber });
      if (numbers.length === 0 && label === null) numbers = underHeading(plain, at, groups, country);
      let alone = own !== null;
      let isAnyRead = false;
      for (let next = 0; next < groups.length; ) {
        const rest = groups.slice(next);
        const listed = nextInList(plain, rest, previous, alone ? own : null, country);
        if (label === null && !listed && continuesList(plain, rest, previous))
          numbers = judgeRun(plain, rest[0]?.start ?? at, rest, { label: 'near', country, afterNumber: false });
        const number: PhoneNumber | undefined = listed ?? numberAt(numbers, rest, previous);
        if (!number) {
          if (previous) previous = withOtherEnd(previous, rest);
          next += 1;
          continue;
        }
        alone = false;
        const extension = extensionAt(plain, number.end);
        const inside = rest.filter((group) => group.end <= number.end);
        const isIncomplete = !listed && lacksAreaCode(number, plain, country);
        const locals: readonly Local[] = isIncomplete ? [] : listed && previous ? previous.locals : localsOf(inside);
        isAnyRead ||= !isIncomplete;
        if (!isIncomplete) {
          const find = toFind({ ...number, ...withWholeBrackets(plain, number) }, extension?.digits, label, country);
          finds.push(isOddAmerican(number.e164, inside) ? { ...find, sure: false } : find);
        }
        // Also after an incomplete number, which is no find: the next number of the list has its label.
        previous = {
          end: extension ? extensionListEnd(plain, extension) : number.end,
          label,
          e164: number.e164,
          withCode: number.withCode,
          locals,
        };
        next += inside.length;
      }
      if (!isAnyRead) unread.push(groups);
    }
  }
  const beside = numbersBeside(plain, unread, finds, country).map((number) =>
    toFind(number, undefined, 'near', country),
  );
  const others = [
    ...twins(unread, finds).filter(({ start }) => !beside.some((find) => find.start === start)),
    ...beside,
  ];
  return others.length === 0 ? finds : [...finds, ...others].sort((a, b) => a.start - b.start);
}

/** Returns the number with the first of these groups, if it begins after the one before. */
function numberAt(numbers: readonly PhoneNumber[], [first]: readonly DigitGroup[], previous: Previous) {
  const from = previous?.end ?? 0;
  return numbers.find(({ start, end }) => first && start >= from && start <= first.start && first.end <= end);
}

/** Reads the run again as one of a list or a column under a phone word. */
function underHeading(plain: string, at: number, groups: DigitGroup[], country: string | null): PhoneNumber[] {
  if (country === null || !isUnderPhoneHeading(plain, at, country)) return [];
  return judgeRun(plain, at, groups, { label: 'near', country, afterNumber: false });
}

/** Returns finds in groups that had none: numbers that the text also has with their country code. */
function twins(unread: readonly DigitGroup[][], finds: readonly Find[]): Find[] {
  const known = finds.flatMap(({ subject, country }) => {
    return subject.kind === 'phone' && country === null ? [subject.e164] : [];
  });
  if (known.length === 0) return [];
  return unread.flatMap((groups) => {
    const twin = twinOf(groups, known);
    return twin ? [toFind(twin, undefined, null, null)] : [];
  });
}

/**
 * Returns the start of a number such as `+ 49 30 901820`, with a space after its plus. The sum `2 + 49` has no such
 * plus.
 */
function startWithPlus(plain: string, start: number): number {
  if (plain.charAt(start - 1) !== ' ' || plain.charAt(start - 2) !== '+') return start;
  // No country code starts with a zero: `ALARM+ 01 69 21 74 05`.
  if (plain.charAt(start) === '0') return start;
  return /(?:^|[^\d)+\s]|[^\d)+]\s)\+ $/.test(plain.slice(Math.max(0, start - 4), start)) ? start - 2 : start;
}

/** Returns the groups between IP addresses. */
function withoutTaken(groups: DigitGroup[], taken: readonly Span[], from: number): DigitGroup[][] {
  const last = groups.at(-1)?.end ?? 0;
  if ((taken[from]?.start ?? last) >= last) return [groups];
  const parts: DigitGroup[][] = [[]];
  let next = from;
  for (const group of groups) {
    while ((taken[next]?.end ?? group.end) < group.end) next += 1;
    if ((taken[next]?.start ?? group.end) < group.end) parts.push([]);
    else parts.at(-1)?.push(group);
  }
  return parts;
}

/** May the groups be a number? Without a country, only a number with its calling code can be read. */
function mayBeRead(groups: readonly DigitGroup[], country: string | null, plain: string): boolean {
  if (country !== null) return true;
  return (
    beginsWithBareCode(groups) ||
    groups.some(({ before, digits, start }) => before.includes('+') || digits.startsWith('00') || isChat(plain, start))
  );
}

/**
 * What is before a run. `afterNumber`: only a comma is between it and the number before it, so the comma is no decimal
 * sign.
 */
type Before = { label: Label; country: string | null; afterNumber: boolean };

function judgeRun(plain: string, start: number, all: DigitGroup[], before: Before): PhoneNumber[] {
  const { label, country, afterNumber } = before;
  const link = linkAround(plain, start);
  if (link === 'other') return [];
  if (link === 'chat' || link === 'zalo') return chatNumber(all, link);
  const trusted = link === 'number';
  const hours = trusted ? -1 : openingHours(plain, all);
  if (hours > 0) {
    const numbers = judgeRun(plain, start, all.slice(0, hours), before);
    const last = numbers.at(-1);
    if (last?.valid && last.end === all[hours - 1]?.end) return numbers;
  }
  if (label === 'id-if-plain') {
    const [only, ...others] = all;
    const plainDigits = others.length === 0 && only?.before.includes('+') === false;
    return judgeRun(plain, start, all, { ...before, label: plainDigits ? 'id' : null });
  }
  if (label === null && !trusted && !mayStandAlone(all)) return [];
  const groups = withoutMarkedEnds(plain, all, trusted || label === 'direct', afterNumber ? start : null);
  const first = groups[0];
  if (!first || (label === 'id' && !trusted && !first.before.includes('+'))) return [];
  const [part, ...others] = livingParts(plain, groups, label);
  if (!part) return [];
  const numbers = splitRun(plain, part, { country, label: first.start - start < 8 ? label : null, trusted });
  for (const other of others) numbers.push(...splitRun(plain, other, { country, label: null, trusted }));
  return numbers;
}

/** May the digits be a number without a phone word or a link? One group without a plus needs many digits. */
function mayStandAlone(groups: readonly DigitGroup[]): boolean {
  const only = groups[0];
  if (!only || groups.length > 1 || only.before.includes('+')) return true;
  return only.digits.length >= (only.digits.startsWith('0') ? 10 : 11);
}

function isChat(plain: string, at: number): boolean {
  const link = linkAround(plain, at);
  return link === 'chat' || link === 'zalo';
}

/** Returns the number of a link to a chat: its first group of digits. */
function chatNumber(groups: readonly DigitGroup[], link: 'chat' | 'zalo'): PhoneNumber[] {
  const [first] = groups;
  const national = link === 'zalo' && first?.digits.startsWith('0');
  const reading = first ? (national ? readNumber(first.digits, 'VN') : readNumber(`+${first.digits}`, null)) : null;
  if (!first || reading?.status !== 'valid') return [];
  return [{ start: first.start, end: first.end, e164: reading.e164, withCode: true, valid: true }];
}

/**
 * Drops groups at both ends if the signs that touch them show that they are no phone number. The sign right before the
 * offset `listed` separates two numbers of a list and is ignored; null if there is none.
 */
function withoutMarkedEnds(plain: string, groups: DigitGroup[], labeled: boolean, listed: number | null): DigitGroup[] {
  let rest = groups;
  for (let first = rest[0]; first; first = rest[0]) {
    const last = rest.at(-1) ?? first;
    const plus = first.before.includes('+');
    const begin = first.start - first.before.length;
    if (rest.length > 1 && isEmphasized(plain, begin, last.end)) return rest;
    const around = surroundings(plain, begin, last.end);
    if (around.after === 'hard') return [];
    const left = !labeled && begin !== listed && speaksAgainst(around.before, plus) && !beginsInBrackets(rest);
    const right = !labeled && speaksAgainst(around.after, plus) && !(rest.length >= 3 && extensionAt(plain, last.end));
    if (!left && !right) return rest;
    rest = left ? afterNextBlank(rest) : beforeLastBlank(rest);
  }
  return rest;
}

/**
 * `name@host.example(509) 459-5382`: the brackets of an American area code separate the number from the word before it.
 */
function beginsInBrackets(groups: readonly DigitGroup[]): boolean {
  const [area, exchange, line] = groups;
  const isShaped = area?.digits.length === 3 && exchange?.digits.length === 3 && line?.digits.length === 4;
  return isShaped && area.before.endsWith('(') && exchange.before === ') ' && line.before === '-';
}

/** `` `030 901820` ``, `_212-555-2368_`: a number alone between marks of Markdown. */
function isEmphasized(plain: string, start: number, end: number): boolean {
  const mark = plain.charAt(end);
  return (mark === '`' || mark === '_') && plain.charAt(start - 1) === mark;
}

function speaksAgainst(strength: Strength | null, plus: boolean): boolean {
  return strength !== null && (strength !== 'national' || !plus);
}

function afterNextBlank(groups: DigitGroup[]): DigitGroup[] {
  const next = groups.findIndex((group, index) => index > 0 && group.before.includes(' '));
  return next === -1 ? [] : groups.slice(next);
}

function beforeLastBlank(groups: DigitGroup[]): DigitGroup[] {
  const last = groups.findLastIndex((group, index) => index > 0 && group.before.includes(' '));
  return last === -1 ? [] : groups.slice(0, last);
}

/** Returns the rows of groups that no dead pattern covers. */
function livingParts(plain: string, groups: DigitGroup[], label: Label): DigitGroup[][] {
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last) return [];
  const dead = lookAlikeParts(plain, { start: first.start, end: last.end }, label);
  if (dead.length === 0) return [groups];
  const parts: DigitGroup[][] = [[]];
  for (const group of groups) {
    if (dead.some((part) => part.start < group.end && part.end > group.start)) parts.push([]);
    else parts.at(-1)?.push(group);
  }
  return parts.filter((part) => part.length > 0);
}

function toFind(number: PhoneNumber, extension: string | undefined, label: Label, country: string | null): Find {
  return {
    start: number.start,
    end: number.end,
    subject: { kind: 'phone', e164: number.e164, ...(extension === undefined ? {} : { extension }) },
    sure: number.valid && (number.withCode || label === 'direct' || label === 'near'),
    country: number.withCode ? null : country,
  };
}
