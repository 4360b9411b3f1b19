import type { Find } from '../../model/subject.ts';
import { labelBefore } from '../labels/label.ts';
import type { DigitGroup } from './digit-groups.ts';
import { digitCount, joinedDigits } from './digit-groups.ts';
import { fewestDigits } from './fewest-digits.ts';
import { numberingPlan } from './numbering-plan.ts';
import type { PhoneNumber } from './read-number.ts';
import { readNumber } from './read-number.ts';

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
 * Reads digits that had no phone word as national numbers of `country` if the number right after them shows what they
 * are: it has the country's calling code (`23417 or mobile +685 7741278`), or "or" joins two numbers of the country, one
 * of them a mobile's (`7 832 4417 o 52841277`). `finds` and `unread` are in order.
 */
export function numbersBeside(
  plain: string,
  unread: readonly (readonly DigitGroup[])[],
  finds: readonly Find[],
  country: string | null,
): PhoneNumber[] {
  if (country === null || finds.length + unread.length < 2) return [];
  const numbers: PhoneNumber[] = [];
  let next = 0;
  for (let index = 0; index < unread.length; index += 1) {
    const end = unread[index]?.at(-1)?.end ?? 0;
    while ((finds[next]?.start ?? end) < end) next += 1;
    const find = finds[next];
    if (find && isJoined(plain, end, find.start, beforeCode) && hasCodeOf(find, country)) {
      numbers.push(...national(plain, unread[index], country));
      continue;
    }
    const other = unread[index + 1];
    if (!other?.[0] || other[0].start - end > longestOr || !isJoined(plain, end, other[0].start, orBetween)) continue;
    const [one] = national(plain, unread[index], country);
    const [two] = national(plain, other, country);
    if (one && two && (isMobile(one) || isMobile(two))) numbers.push(one, two);
  }
  return numbers;
}

/** Is it a number that is written with the calling code of `country`? */
function hasCodeOf({ country: own, subject }: Find, country: string): boolean {
  const callingCode = numberingPlan(country)?.callingCode;
  return (
    own === null && callingCode !== undefined && subject.kind === 'phone' && subject.e164.startsWith(`+${callingCode}`)
  );
}

function isJoined(plain: string, end: number, start: number, joint: RegExp): boolean {
  return start > end && start - end <= longestJoint && joint.test(plain.slice(end, start));
}

/** Reads all groups as one valid national number that no word names otherwise; none if they are not. */
function national(plain: string, groups: readonly DigitGroup[] = [], country: string): PhoneNumber[] {
  const first = groups[0];
  const last = groups.at(-1);
  const digits = digitCount(groups);
  if (!first || !last || digits < fewestDigits(country) || digits > mostDigits || first.before !== '') return [];
  if (!begins.test(plain.charAt(first.start - 1))) return [];
  if (groups.slice(1).some(({ before }) => !within.test(before))) return [];
  const reading = readNumber(joinedDigits(groups), country);
  if (reading?.status !== 'valid' || reading.withCode || labelBefore(plain, first.start, country) !== null) return [];
  return [{ start: first.start, end: last.end, e164: reading.e164, withCode: false, valid: true }];
}

function isMobile({ e164 }: PhoneNumber): boolean {
  return readNumber(e164, null)?.mobile() === true;
}
