import type { Find } from '../../model/subject.ts';
import type { Label } from '../labels/label.ts';
import type { NumberFeature } from '../phones/number-evidence.ts';
import { escapedPlus } from '../text/plain-text.ts';
import type { Span } from '../text/spans.ts';

/** A text in its plain form (see `plainText`), and the country of its national numbers, null if unknown. */
export type TextOfCountry = { plain: string; country: string | null };

/** The same, and the evidence by which its numbers are judged. */
export type TextToJudge = TextOfCountry & { evidence: readonly NumberFeature[] };

/**
 * A phone number in a text. `withCode`: it is written with its calling code. `valid`: it is in a range of the numbering
 * plan. `formOf`: only its form shows this country.
 */
export type PhoneNumber = Span & { e164: string; withCode: boolean; valid: boolean; formOf?: string | undefined };

/** Makes a find of a number. `label` is that of the words before it; `country` is the one used to read it. */
export function findOf(
  { start, end, e164, withCode, valid, formOf }: PhoneNumber,
  { label, country, extension }: { label: Label; country: string | null; extension?: string | undefined },
): Find {
  return {
    start,
    end,
    subject: { kind: 'phone', e164, ...(extension === undefined ? {} : { extension }) },
    sure: valid && (withCode || label === 'direct' || label === 'near'),
    country: formOf ?? (withCode ? null : country),
  };
}

/** `0xx11`, `0**11`, `(0 xx 11`: a Brazilian number with a place for the code of a carrier. */
const carrierPlace = /(?<![\p{L}\d])\(?0 ?(?:xx|XX|\*\*)[ -]?\(?$/u;
const carrierReach = 8;
/** A plus and a space, but not the plus of a sum: `2 + 49`. */
const plusApart = /(?:^|[^\d)+\s]|[^\d)+]\s)\+ $/;
const plusReach = 4;

/** Returns the start of the number whose run starts at `start`, with a plus and a space or a carrier's place before it. */
export function numberStart(plain: string, start: number): number {
  const begin = startWithPlus(plain, start);
  const carrier = carrierPlace.exec(plain.slice(Math.max(0, begin - carrierReach), begin))?.[0] ?? '';
  return begin - carrier.length;
}

/** `+ 49 30 901820`. No calling code starts with a zero: `ALARM+ 01 69 21 74 05`. */
function startWithPlus(plain: string, start: number): number {
  if (plain.startsWith(escapedPlus, start - escapedPlus.length)) return start - escapedPlus.length;
  if (!plain.startsWith('+ ', start - 2) || plain.charAt(start) === '0') return start;
  return plusApart.test(plain.slice(Math.max(0, start - plusReach), start)) ? start - 2 : start;
}

/** A bracket that was opened before a plus or a code that spaces set apart: `( +39 ) 06 …`. */
const openedBefore = /\( ?\+? ?$/;
const openedReach = 4;
const beginsNumber = /[+\d(]/;

/** Returns a number's span with whole pairs of brackets: adds the missing one, or drops an opening one at its start. */
export function withWholeBrackets(plain: string, { start, end }: Span): Span {
  const unclosed: number[] = [];
  let first = start;
  for (let at = start; at < end; at += 1) {
    const sign = plain.charAt(at);
    if (sign === '(') unclosed.push(at);
    else if (sign === ')' && unclosed.pop() === undefined) first = openingBefore(plain, first);
  }
  const [opening] = unclosed;
  if (opening === undefined || opening !== first) {
    // `4627310 (011)`: the bracket right after the number closes one inside.
    const isClosedAfter = opening !== undefined && plain.charAt(end) === ')';
    return { start: first, end: isClosedAfter ? end + 1 : end };
  }
  let inner = start + 1;
  while (inner < end && !beginsNumber.test(plain.charAt(inner))) inner += 1;
  return withWholeBrackets(plain, { start: inner, end });
}

function openingBefore(plain: string, start: number): number {
  const [opening = ''] = openedBefore.exec(plain.slice(Math.max(0, start - openedReach), start)) ?? [];
  return start - opening.length;
}
