import type { DigitGroup } from '../groups/digit-groups.ts';
import { rowsBetween } from '../groups/digit-groups.ts';
import { extensionAt } from '../groups/extension.ts';
import { fewestWithZero } from '../groups/fewest-digits.ts';
import { lookAlikeParts } from '../groups/look-alikes.ts';
import { labelOfHeading } from '../labels/heading.ts';
import type { Label } from '../labels/label.ts';
import { linkAround } from '../labels/link-around.ts';
import type { Strength } from '../labels/surroundings.ts';
import { surroundings } from '../labels/surroundings.ts';
import { readValid } from '../plan/read-number.ts';
import type { PhoneNumber, TextToJudge } from '../readings/phone-number.ts';
import { overlap } from '../text/spans.ts';
import { splitRun } from './split-run.ts';

type Groups = readonly DigitGroup[];

/**
 * Groups of digits with only joiners between them. `start` is where they start with the signs before them. `label` is
 * that of the words before them. `afterComma`: only a comma is between them and another number, so it is no decimal
 * sign.
 */
type DigitRun = { start: number; groups: Groups; label: Label; afterComma: boolean };

/** Most signs between a run's start and a group that still has the run's label. */
const labelReach = 7;

/** Returns the numbers in a run. */
export function numbersInRun(text: TextToJudge, run: DigitRun): PhoneNumber[] {
  const { plain, country, evidence } = text;
  const { start, groups } = run;
  const link = linkAround(plain, start);
  if (link === 'other') return [];
  if (link === 'chat' || link === 'zalo') return chatNumber(groups, link);
  const trusted = link === 'number';
  const label = run.label !== 'id-if-plain' ? run.label : isPlain(groups) ? 'id' : null;
  if (label === null && !trusted && !mayStandAlone(text, groups)) return [];

  const isLabeled = trusted || label === 'direct';
  const kept = trusted
    ? groups
    : withoutMarkedEnds(plain, groups, { isLabeled, afterComma: run.afterComma ? start : null });
  const [first] = kept;
  const last = kept.at(-1);
  if (!first || !last || (label === 'id' && !trusted && !first.before.includes('+'))) return [];
  const lookAlikes = lookAlikeParts(plain, { start: first.start, end: last.end }, label);
  const labelOfFirst = first.start - start <= labelReach ? label : null;
  if (lookAlikes.length === 0) return splitRun(plain, kept, { country, label: labelOfFirst, trusted, evidence });
  const rows = rowsBetween(kept, (group) => lookAlikes.some((part) => overlap(part, group)));
  return rows.flatMap((row, index) => {
    return splitRun(plain, row, { country, label: index === 0 ? labelOfFirst : null, trusted, evidence });
  });
}

/** Returns the valid numbers of a run in a list or a column under a phone word; none if it is under no such word. */
export function numbersUnderHeading(text: TextToJudge, run: Pick<DigitRun, 'start' | 'groups'>): PhoneNumber[] {
  const { plain, country } = text;
  const label = country === null ? null : labelOfHeading(plain, run.start, country);
  if (label === null) return [];
  return numbersInRun(text, { ...run, label, afterComma: false }).filter(({ valid }) => valid);
}

/** Returns the number of a link to a chat: its first group of digits. */
function chatNumber([first]: Groups, link: 'chat' | 'zalo'): PhoneNumber[] {
  if (!first) return [];
  const { end, digits } = first;
  const start = first.before.endsWith('+') ? first.from : first.start;
  const isNational = link === 'zalo' && digits.startsWith('0');
  const reading = isNational ? readValid(digits, 'VN') : readValid(`+${digits}`, null);
  return reading ? [{ start, end, e164: reading.e164, withCode: true, valid: true }] : [];
}

/** Is it one group of digits without a plus? */
function isPlain([only, ...others]: Groups): boolean {
  return others.length === 0 && only?.before.includes('+') === false;
}

/** Fewest digits of one group that may be a number without a phone word and without a trunk zero. */
const fewestWithoutZero = 11;

/** May the digits be a number without a phone word or a link? One group without a plus needs many digits, or an extension. */
function mayStandAlone({ plain, country }: TextToJudge, groups: Groups): boolean {
  const [first] = groups;
  if (!first || !isPlain(groups) || extensionAt(plain, first.end)) return true;
  return first.digits.length >= (first.digits.startsWith('0') ? fewestWithZero(country) : fewestWithoutZero);
}

/**
 * Drops groups at both ends if the signs that touch them show that they are no phone number. `afterComma`: the start of
 * a number that a comma separates from another one, so that the comma is ignored; null if there is none.
 */
function withoutMarkedEnds(
  plain: string,
  groups: Groups,
  options: { isLabeled: boolean; afterComma: number | null },
): Groups {
  const [first] = groups;
  const last = groups.at(-1);
  if (!first || !last) return groups;
  const start = first.from;
  if (groups.length > 1 && isEmphasized(plain, start, last.end)) return groups;
  const around = surroundings(plain, start, last.end);
  const hasPlus = first.before.includes('+');
  if (around.after === 'hard' && (!hasPlus || around.before !== null)) return [];
  if (options.isLabeled) return groups;
  if (start !== options.afterComma && speaksAgainst(around.before, hasPlus))
    return withoutMarkedEnds(plain, afterNextBlank(groups), options);
  if (speaksAgainst(around.after, hasPlus) && !(groups.length >= 3 && extensionAt(plain, last.end)))
    return withoutMarkedEnds(plain, beforeLastBlank(groups), options);
  return groups;
}

/** `` `030 901820` ``, `_212-555-2368_`: a number alone between marks of Markdown. */
function isEmphasized(plain: string, start: number, end: number): boolean {
  const mark = plain.charAt(end);
  return (mark === '`' || mark === '_') && plain.charAt(start - 1) === mark;
}

function speaksAgainst(strength: Strength | null, hasPlus: boolean): boolean {
  return strength === 'soft' || (strength !== null && !hasPlus);
}

function afterNextBlank(groups: Groups): Groups {
  const next = groups.findIndex((group, index) => index > 0 && group.before.includes(' '));
  return next === -1 ? [] : groups.slice(next);
}

function beforeLastBlank(groups: Groups): Groups {
  const last = groups.findLastIndex((group, index) => index > 0 && group.before.includes(' '));
  return last === -1 ? [] : groups.slice(0, last);
}
