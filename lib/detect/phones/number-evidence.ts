import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount } from '../groups/digit-groups.ts';
import { extensionAt } from '../groups/extension.ts';
import {
  beginsWithWholeCode,
  groupedAsInAmerica,
  isCodeSeparate,
  isFromTo,
  isPartNumber,
  isWellKnownForm,
} from '../groups/grouping.ts';
import type { NumberReading } from '../plan/read-number.ts';

/**
 * Digits as they are written in a text from `start` to `end`, and how they were read. `said`: what words, a link or an
 * address before them say.
 */
export type MaybeNumber = {
  plain: string;
  start: number;
  end: number;
  reading: NumberReading;
  inside: readonly DigitGroup[];
  plus: boolean;
  said: 'direct' | 'near' | null;
};

/** Something that speaks for a phone number or, with negative points, against one. */
export type NumberFeature = { name: string; points: number; test: (written: MaybeNumber) => boolean };

/** From these points on, digits are a number. */
const enough = 8;

const manyDigits = 9;
/** Digits of most numbers with their area code. */
const withAreaCode = 10;
/** Most digits of a national number: the longest plan's, with a carrier's code or an extension. */
const mostNational = 14;
/** German numbers with at most this many digits, zero included, are rare, but for a switchboard's `-0`. */
const fewInGermany = 8;

const isNational = ({ plus, reading }: MaybeNumber): boolean => !plus && !reading.withCode;
const isValid = ({ reading }: MaybeNumber): boolean => reading.status === 'valid';
const lacksZero = ({ plus, reading }: MaybeNumber): boolean => !plus && reading.trunkMissing();

/**
 * The evidence that digits are meant as a phone number. One in no range of the plan is a number, too, if enough speaks
 * for it: data on ranges is late, and pages print withdrawn numbers.
 */
export const numberEvidence: readonly NumberFeature[] = [
  // The plan
  { name: 'in a range of the plan', points: 6, test: isValid },
  { name: 'of a possible length', points: 4, test: ({ reading }) => reading.status === 'possible' },
  { name: 'about as long', points: 1, test: ({ reading }) => reading.status === 'readable' && reading.nearPossible() },
  { name: 'many digits', points: 1, test: ({ inside }) => digitCount(inside) >= manyDigits },
  {
    name: 'mobile number with ten digits',
    points: 2,
    test: ({ plus, inside, reading }) => !plus && digitCount(inside) >= withAreaCode && reading.mobile(),
  },
  { name: 'too many digits', points: -5, test: (at) => isNational(at) && digitCount(at.inside) > mostNational },
  { name: 'few digits in Germany', points: -5, test: isShortInGermany },
  // What is said
  { name: 'phone word or link', points: 5, test: ({ said }) => said === 'direct' },
  { name: 'phone word near it', points: 3, test: ({ said }) => said === 'near' },
  { name: 'extension after it', points: 3, test: hasExtension },
  // Its beginning
  { name: 'plus and calling code', points: 5, test: ({ plus }) => plus },
  { name: '00 and calling code', points: 3, test: hasDialedCode },
  { name: 'calling code without plus', points: -2, test: hasCodeJoined },
  { name: 'trunk zero', points: 3, test: hasTrunkZero },
  { name: 'trunk zero missing', points: -3, test: lacksZero },
  // Its groups
  { name: 'groups', points: 2, test: ({ inside }) => inside.length > 1 },
  { name: 'known form', points: 3, test: (at) => lacksZero(at) && isWellKnownForm(at.reading.e164, at.inside) },
  { name: 'groups that America does not write', points: -3, test: isOddInAmerica },
  {
    name: 'groups of a part number',
    points: -5,
    test: ({ inside, reading }) => isPartNumber(inside) && !reading.mobile(),
  },
  { name: 'from one number to another', points: -8, test: ({ plus, inside }) => !plus && isFromTo(inside) },
  { name: 'zeros among the groups', points: -6, test: ({ inside }) => hasZeroGroups(inside) },
  { name: 'a slash between all groups', points: -4, test: (at) => !at.plus && isJoinedBySlashes(at.inside) },
  { name: 'wide gaps', points: -2, test: ({ inside }) => inside.slice(1).some(({ before }) => before.includes('  ')) },
  { name: 'pairs with dots, as no country writes them', points: -5, test: hasStrangePairs },
  { name: 'fields of a request in a log', points: -6, test: ({ plain, start }) => isAfterRequest(plain, start) },
];

/** Are digits meant as a phone number, by all evidence about them? */
export function isMeantAsNumber(written: MaybeNumber, evidence: readonly NumberFeature[]): boolean {
  let points = 0;
  for (const feature of evidence) if (feature.test(written)) points += feature.points;
  return points >= enough;
}

/** Only digits without groups need it. */
function hasExtension({ plain, end, inside }: MaybeNumber): boolean {
  return inside.length === 1 && extensionAt(plain, end) !== null;
}

/** Of nine digits without groups, only a mobile number is read. */
function hasTrunkZero(at: MaybeNumber): boolean {
  const [first, ...others] = at.inside;
  if (!isNational(at) || !first?.digits.startsWith('0')) return false;
  return others.length > 0 || first.digits.length >= withAreaCode || at.reading.mobile();
}

function isShortInGermany({ inside, reading }: MaybeNumber): boolean {
  return (
    reading.e164.startsWith('+49') &&
    reading.status === 'valid' &&
    digitCount(inside) <= fewInGermany &&
    inside.at(-1)?.digits !== '0'
  );
}

function hasDialedCode({ plus, inside: [first], reading: { withCode, e164 } }: MaybeNumber): boolean {
  const digits = first?.digits ?? '';
  return !plus && withCode && /^00[1-9]/.test(digits) && beginsWithWholeCode(digits.slice(2), e164);
}

/** The number has a calling code, no plus, and nothing that separates the code; or `00` and a code that nobody has. */
function hasCodeJoined(at: MaybeNumber): boolean {
  return !at.plus && at.reading.withCode && !hasDialedCode(at) && !isCodeSeparate(at.inside, at.reading.e164);
}

function isOddInAmerica({ plus, inside, reading }: MaybeNumber): boolean {
  return !plus && reading.e164.startsWith('+1') && !groupedAsInAmerica(inside);
}

/** `0 5157 0 0 0 0 0`: counters. */
function hasZeroGroups([, ...others]: readonly DigitGroup[]): boolean {
  return others.filter(({ digits }) => digits === '0').length > 1;
}

/** `516/714/1230/124756`, but not `0475/12/34/56`. */
function isJoinedBySlashes([first, ...others]: readonly DigitGroup[]): boolean {
  return others.length > 1 && !/^0\d/.test(first?.digits ?? '') && others.every(({ before }) => before === '/');
}

/** `01.04.12.07`, but not `01.45.27.83.16` in France. */
function hasStrangePairs({ plus, inside, reading }: MaybeNumber): boolean {
  if (plus || !inside.every(({ digits, before }, index) => digits.length === 2 && (index === 0 || before === '.')))
    return false;
  return !/\b\d\d\D\d\d\D\d\d$/.test(reading.written());
}

/** `"GET / HTTP/1.1" 404 548 2031`: the status and the bytes of an access log. */
function isAfterRequest(plain: string, start: number): boolean {
  return plain.charAt(start - 1) === ' ' && /HTTP\/\d(?:\.\d)?["'] $/.test(plain.slice(Math.max(0, start - 12), start));
}
