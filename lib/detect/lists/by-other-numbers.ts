import type { Find } from '../../model/subject.ts';
import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount, joinedDigits } from '../groups/digit-groups.ts';
import { fewestDigits } from '../groups/fewest-digits.ts';
import { labelBefore } from '../labels/label.ts';
import { numberingPlan } from '../plan/numbering-plan.ts';
import { readNumber, readValid } from '../plan/read-number.ts';
import type { PhoneNumber, TextOfCountry } from '../readings/phone-number.ts';
import { findOf } from '../readings/phone-number.ts';

type Groups = readonly DigitGroup[];

/**
 * Returns finds among digits that were not read on their own, because the numbers around them show what they are.
 * `unread` and `finds` are in order.
 */
export function findsByOthers(text: TextOfCountry, unread: readonly Groups[], finds: readonly Find[]): Find[] {
  if (unread.length === 0) return [];
  const { country } = text;
  const beside = numbersBeside(text, unread, finds).map((number) => findOf(number, { label: 'near', country }));
  const twins = numbersWrittenTwice(unread, finds).map((number) => findOf(number, { label: null, country: null }));
  return [...beside, ...twins.filter(({ start }) => !beside.some((find) => find.start === start))];
}

/** Fewest digits of a number that is written twice. */
const fewestOfTwin = 7;
/** Most digits of a calling code and a trunk prefix together. */
const mostLeftOut = 4;

/** `+256 723 123456 … 0723 123456`: reads digits that the text also has with their calling code. */
function numbersWrittenTwice(unread: readonly Groups[], finds: readonly Find[]): PhoneNumber[] {
  const known = finds.flatMap(({ subject, country }) =>
    subject.kind === 'phone' && country === null ? [subject.e164] : [],
  );
  return known.length === 0 ? [] : unread.flatMap((groups) => twinOf(groups, known) ?? []);
}

/** Returns the number that ends in these digits; `known` are numbers in E.164. */
function twinOf(groups: Groups, known: readonly string[]): PhoneNumber | null {
  const first = groups[0];
  const last = groups.at(-1);
  const digits = joinedDigits(groups).replace(/^0+/, '');
  if (!first || !last || digits.length < fewestOfTwin) return null;
  const e164 = known.find((each) => each.endsWith(digits) && each.length - digits.length <= mostLeftOut);
  return e164 === undefined ? null : { start: first.start, end: last.end, e164, withCode: true, valid: false };
}

const mostDigits = 11;
const longestJoint = 20;
const longestOr = 6;
/** What is right before a number that is no part of a link or a code; nothing at the start of a text. */
const begins = /^[\s,;:|>"'-]?$/;
const within = /^[ .-]$/;
const or = '(?:or|o|ó|u|ou|oder|of|eller|lub|ili|sau|vagy|veya|atau|hoặc|или|або|ή|או|أو|یا)';
const orBetween = new RegExp(`^ ${or} $`, 'iu');
/**
 * What may be between a national number and one with its code: a slash or "or", perhaps with a label, or a comma and a
 * word for a mobile phone. Before a comma alone there may be a postal code.
 */
const beforeCode = new RegExp(
  `^(?:(?: ?[/|] ?| ${or} )(?:\\p{L}{2,10}[.:]{0,2} ?)?|, ?(?:mob(?:ile|il)?|cell?|celular|móvil|movil|whatsapp|wa|hp|digicel|vodafone)[.:]{0,2} ?)\\(?$`,
  'iu',
);

/**
 * Reads digits that had no phone word as national numbers if the number right after them shows what they are: it has the
 * country's calling code (`23417 or mobile +685 7741278`), or "or" joins two numbers of the country, one of them a
 * mobile's (`7 832 4417 o 52841277`).
 */
function numbersBeside(text: TextOfCountry, unread: readonly Groups[], finds: readonly Find[]): PhoneNumber[] {
  const { plain, country } = text;
  if (country === null || finds.length + unread.length < 2) return [];
  const numbers: PhoneNumber[] = [];
  let nextFind = 0;
  for (const [index, groups] of unread.entries()) {
    const end = groups.at(-1)?.end ?? 0;
    while ((finds[nextFind]?.start ?? end) < end) nextFind += 1;
    const find = finds[nextFind];
    if (find && isJoined(plain, end, find.start, beforeCode) && hasCodeOf(country, find)) {
      numbers.push(...nationalNumber(plain, groups, country));
      continue;
    }
    const after = unread[index + 1] ?? [];
    const start = after[0]?.start ?? 0;
    if (start - end > longestOr || !isJoined(plain, end, start, orBetween)) continue;
    const both = [...nationalNumber(plain, groups, country), ...nationalNumber(plain, after, country)];
    if (both.length === 2 && both.some(isMobile)) numbers.push(...both);
  }
  return numbers;
}

/** Is it a number that is written with the calling code of `country`? */
function hasCodeOf(country: string, { country: readWith, subject }: Find): boolean {
  const callingCode = numberingPlan(country)?.callingCode;
  if (readWith !== null || callingCode === undefined || subject.kind !== 'phone') return false;
  return subject.e164.startsWith(`+${callingCode}`);
}

function isJoined(plain: string, end: number, start: number, joint: RegExp): boolean {
  return start > end && start - end <= longestJoint && joint.test(plain.slice(end, start));
}

/** Reads all groups as one valid national number that no word names otherwise; empty if they are not. */
function nationalNumber(plain: string, groups: Groups, country: string): PhoneNumber[] {
  const first = groups[0];
  const last = groups.at(-1);
  const digits = digitCount(groups);
  if (!first || !last || digits < fewestDigits(country) || digits > mostDigits || first.before !== '') return [];
  if (!begins.test(plain.charAt(first.start - 1))) return [];
  if (groups.slice(1).some(({ before }) => !within.test(before))) return [];
  const reading = readValid(joinedDigits(groups), country);
  if (!reading || reading.withCode || labelBefore(plain, first.start, country) !== null) return [];
  return [{ start: first.start, end: last.end, e164: reading.e164, withCode: false, valid: true }];
}

function isMobile({ e164 }: PhoneNumber): boolean {
  return readNumber(e164, null)?.mobile() === true;
}
