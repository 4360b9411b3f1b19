import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount, joinedDigits, shapeOf } from '../groups/digit-groups.ts';
import type { Label } from '../labels/label.ts';
import { isCallingCode } from '../plan/numbering-plan.ts';
import type { NumberReading } from '../plan/read-number.ts';
import { readNumber, readValid } from '../plan/read-number.ts';
import type { PhoneNumber, TextOfCountry } from '../readings/phone-number.ts';
import {
  commaOrSlash,
  faintSign,
  joinsList,
  listSign,
  noteBefore,
  quotedSign,
  separatesNumbers,
  withoutNote,
} from './list-gap.ts';
import type { NumberBefore } from './number-before.ts';
import { isOtherEnd } from './number-before.ts';

/** A local number's digits in all, and in each group: `2,2,2`. */
export type Local = { digits: number; shape: string };

/** Fewest digits of a number without its area code. Towns with fewer print them, and so do postal codes. */
const fewestLocal = 6;
/** Most digits of a postal code, which may follow a number as in a list: `022 234567, 431001`. */
const mostPostal = 6;
/** A postal code follows a comma or a dash, not one of these. */
const notBeforePostal = /[/、;|]/;
/** First digits that two local numbers of one town share. */
const alikeDigits = 2;
/** Fewest digits of a calling code and an area code together. */
const fewestOfArea = 2;
const mostGroups = 3;
/** Fewest digits of a local number if only a space, and if only a dash, separates it from the number before it. */
const fewestSpaced = 8;
const fewestDashed = 6;
/**
 * In Brazil, a mobile number has one digit more than a landline number, and either may follow the other: `(11)
 * 3739-4182 / 98739-4182`. The number before in E.164, a space, and the local digits.
 */
const brazilian = /^\+55\d\d(?:[2-5]\d{7} 9\d{8}|9\d{8} [2-5]\d{7})$/;
/** The calling code and the area code of a Brazilian number: `5511`. */
const brazilianArea = 4;

/** The label between two numbers of a list: `Fax:`, `, Fax no.`, a line's end and `Fax`. */
const labelBetween = /^[ .,;|/)-]*\n?[ |]*[^\s\d.:,;|/()-][^\d.:,;|/()\n-]*[.:]{0,2}\s*\(?$/;
const longestLabel = 16;
/** Most characters of such a label with the tags around it in the source of a page. */
const longestWithTags = 200;
const tag = /<\/?[a-z][^<>]{0,120}>/gi;

/**
 * Returns what may be the number in these groups without its area code: the groups from the second on, from the third,
 * and so on (of `+254 20 2729200` nine digits and seven).
 */
export function localsOf(groups: readonly DigitGroup[]): Local[] {
  return groups
    .map((_, from) => localOf(groups.slice(from)))
    .slice(1)
    .filter(({ digits }) => digits >= fewestLocal);
}

function localOf(groups: readonly DigitGroup[]): Local {
  return { digits: digitCount(groups), shape: shapeOf(groups) };
}

/**
 * Reads the groups as the next number of a list, without its area code: the area code of the number before it is added.
 * `ownLabel` is that of the words right before them.
 */
export function localNumber(
  { plain, country }: TextOfCountry,
  groups: readonly DigitGroup[],
  before: NumberBefore,
  ownLabel: Label,
): PhoneNumber | null {
  const [first] = groups;
  if (!first || before.locals.length === 0) return null;
  const gap = plain.slice(before.end, first.start);
  const inside = withoutOtherEnd(groups, before);
  // `… 8836 (zap) or 5571-4482`: the note is the first number's, not a label of the second.
  const isUnlabeled = ownLabel === null || (noteBefore.test(gap) && joinsList(gap));
  const mayFollow = isUnlabeled
    ? quotedSign.test(gap) || joinsList(gap)
    : ownLabel === 'direct' && isLabel(gap) && mayBeLocal(inside, before) && !isWholeNumber(inside, country);
  return mayFollow ? readLocal(gap, inside, before) : null;
}

/**
 * `562-8139-40`, `2539138/216` after numbers of seven digits: returns the groups without other last digits, if the
 * others are grouped like the local part of the number before.
 */
function withoutOtherEnd(groups: readonly DigitGroup[], { locals }: NumberBefore): readonly DigitGroup[] {
  const at = groups.findIndex(isOtherEnd);
  if (at < 1) return groups;
  const inside = groups.slice(0, at);
  return locals.some(({ shape }) => shape === shapeOf(inside)) ? inside : groups;
}

/** Is the text between two numbers the label of the second? `… 498000 (hunting), Fax 498464`: it is after the note. */
function isLabel(gap: string): boolean {
  if (gap.length > longestWithTags) return false;
  const label = withoutNote(gap)
    .replace(tag, ' ')
    .replace(/[ \t]+/g, ' ');
  return label.length <= longestLabel && labelBetween.test(label);
}

/** Are the groups as long as the local part of the number before? */
function mayBeLocal(groups: readonly DigitGroup[], { e164, locals }: NumberBefore): boolean {
  const digits = digitCount(groups);
  return locals.some((local) => local.digits === digits) || e164.startsWith('+55');
}

function isWholeNumber(groups: readonly DigitGroup[], country: string | null): boolean {
  return readValid(joinedDigits(groups), country)?.trunkMissing() === false;
}

/**
 * Reads the first groups as a number without its area code, and adds the area code of the number before it in the list:
 * `+254 20 2729200 / 2729270`, `021-34991114, 34986437`. It is as long as the local part of that number, except in
 * Brazil. `gap` is the text between the two.
 */
function readLocal(gap: string, groups: readonly DigitGroup[], before: NumberBefore): PhoneNumber | null {
  const inside = untilNextNumber(groups);
  const [first] = inside;
  const last = inside.at(-1);
  if (!first || !last) return null;
  const dialed = joinedDigits(inside);
  const isBrazilian = brazilian.test(`${before.e164} ${dialed}`);
  const local = isBrazilian ? before.locals[0] : before.locals.find(({ digits }) => digits === dialed.length);
  const area = isBrazilian ? before.e164.slice(1, 1 + brazilianArea) : before.e164.slice(1, -dialed.length);
  if (!local || area.length < fewestOfArea) return null;
  const isShapedAlike = local.shape === shapeOf(inside);
  const isAlike = isShapedAlike && before.e164.slice(-dialed.length).startsWith(dialed.slice(0, alikeDigits));
  if (!isSeparate(gap, { dialed, isAlike }, before)) return null;
  const whole = readNumber(`+${area}${dialed}`, null);
  if (!whole || !isAsGood(whole, before)) return null;
  if (!mayBeNext(gap, { dialed, area, whole, isAlike, isShapedAlike, isBrazilian }, before)) return null;
  return {
    start: first.start,
    end: last.end,
    e164: whole.e164,
    withCode: before.withCode,
    valid: whole.status === 'valid',
  };
}

/** Returns the groups up to the next number of the list; empty if they are not written like a local number. */
function untilNextNumber(groups: readonly DigitGroup[]): readonly DigitGroup[] {
  const [first] = groups;
  if (!first || first.before.includes('+') || first.digits.startsWith('0')) return [];
  const next = groups.findIndex(({ before }, index) => index > 0 && separatesNumbers(before));
  const inside = next === -1 ? groups : groups.slice(0, next);
  const isJoined = inside.every(({ before }, index) => index === 0 || /^[ .-]$/.test(before));
  return inside.length <= mostGroups && isJoined ? inside : [];
}

/** A number in no range is accepted only if the number before it is in no range either. */
function isAsGood({ status }: NumberReading, before: NumberBefore): boolean {
  return status === 'valid' || (status === 'possible' && readValid(before.e164, null) === null);
}

/**
 * Local digits, and the number that they are with the `area` of the number before. `isShapedAlike`: they are grouped
 * like the local part of that number. `isAlike`: they also start like it.
 */
type Next = {
  dialed: string;
  area: string;
  whole: NumberReading;
  isAlike: boolean;
  isShapedAlike: boolean;
  isBrazilian: boolean;
};

/** Does the gap separate two numbers? A space or a dash alone does only if a phone word is before two alike. */
function isSeparate(gap: string, { dialed, isAlike }: Pick<Next, 'dialed' | 'isAlike'>, before: NumberBefore): boolean {
  if (!faintSign.test(gap)) return listSign.test(gap);
  return isAlike && before.label === 'direct' && dialed.length >= (gap === '-' ? fewestDashed : fewestSpaced);
}

/**
 * Do the digits look enough like the number before them? They must start and be grouped like that number if it is
 * mobile, or if they are as short as a postal code. `+243 824 057 241', '999 152 808`: after a mobile number with its
 * calling code, another mobile number of the plan need not start like it.
 */
function mayBeNext(gap: string, next: Next, before: NumberBefore): boolean {
  const { dialed, area, whole, isAlike, isShapedAlike, isBrazilian } = next;
  const isQuoted = quotedSign.test(gap);
  const isMobileOfPlan =
    isShapedAlike &&
    isCallingCode(area) &&
    (isQuoted || commaOrSlash.test(gap)) &&
    whole.status === 'valid' &&
    whole.mobile();
  if (isQuoted && !isMobileOfPlan) return false;
  if (isAlike) return true;
  if (dialed.length <= mostPostal && !notBeforePostal.test(gap)) return false;
  return isBrazilian || isMobileOfPlan || readNumber(before.e164, null)?.mobile() !== true;
}
