import { remembered } from '../../model/once.ts';
import { beginsAlphabetic, beginsInLetter, endsAlphabetic, endsInLetter } from '../text/letters.ts';
import { noCharacter } from '../text/plain-text.ts';
import { meaningOf } from './meaning.ts';
import { beginsInUnit, endsInCurrency, firstOfUnits, lastOfCurrency } from './money.ts';

/**
 * How strongly a sign that touches a run of digits speaks against a phone number. A phone word overrides `national` and
 * `soft`, a leading plus `national` and, if nothing is before it, `hard`, a link or an address of a call all of them.
 */
export type Strength = 'national' | 'soft' | 'hard';

/**
 * `signs` are the characters that a rule is about, null for any. They are compared with the character that touches the
 * run and, if `overBlank`, with the one after it. The rule is tested only if one matches, so most patterns are never
 * compiled.
 */
type Rule = {
  reason: string;
  signs: string | null;
  overBlank?: true;
  test: { test: (text: string) => boolean };
  strength: Strength;
};

/** A preposition that Hebrew or a Nguni language joins to a number: `ל-03-6123847`, `ku-031 327 8459`. */
const joinedPreposition = /(?:^|[\s("])(?:[בהלמ]|ku|ngo|kwi)-$/;
const hexadecimal = '0123456789abcdefABCDEF';
const hexadecimalBefore = /(?<![A-Za-z\d])(?=[\dA-Fa-f]*[A-Fa-f])(?=[A-Fa-f]*\d|[a-f]{2}[; ])[\dA-Fa-f]{2,8}[; ]+$/;
/** "Of" and "from" in Romance languages. In a row of hexadecimal codes, another code is before it. */
const hexadecimalWord = /(?<!\b[\da-f]{2} )\bd[ea] $/i;
/** `Flat 12A `, `Depto 4B `, `#03-12A `: the number of a house or a flat. */
const houseBefore =
  /(?:\b(?:flat|apt|apartment|unit|suite|ste|ward|level|lvl|room|rm|block|blk|floor|house|shop|door|villa|plot|depto|dpto|apto|casa|local|piso|appt)\.? |#\d{1,2}-)\d{1,3}[a-f] $/i;
const hexadecimalAfter = /^ (?=\d*[A-Fa-f])(?=[A-Fa-f]*\d)(?:[\dA-Fa-f]{2}|[\dA-Fa-f]{4})(?![A-Za-z\d])/;

/** Rules for the text right before the run. */
export const beforeRules = (): Rule[] => [
  { reason: 'part of a longer number', signs: '.,:', test: /\d[.,:]$/, strength: 'national' },
  { reason: 'letters', signs: null, test: { test: endsAlphabetic }, strength: 'national' },
  { reason: 'code joined by a sign', signs: '_=&?\\', test: /[_=&?\\]$/, strength: 'national' },
  {
    reason: 'code joined by a sign',
    signs: '-./',
    test: {
      test: (text) => (isWordSign(text.at(-2)) || endsInLetter(text.slice(0, -1))) && !joinedPreposition.test(text),
    },
    strength: 'national',
  },
  { reason: 'number sign', signs: '#№§', test: /[#№§]$/, strength: 'national' },
  { reason: 'number sign and blank', signs: '№§º°', overBlank: true, test: /(?:[№§]|[nN][º°]) ?$/, strength: 'soft' },
  {
    reason: 'money',
    signs: lastOfCurrency,
    overBlank: true,
    test: endsInCurrency,
    strength: 'national',
  },
  { reason: 'a number among data', signs: ':', overBlank: true, test: /["']\s?:\s?$/, strength: 'national' },
  { reason: 'code in a text', signs: '`', test: /`$/, strength: 'national' },
  {
    reason: 'hexadecimal code',
    signs: `${hexadecimal}; `,
    overBlank: true,
    test: { test: endsHexadecimal },
    strength: 'national',
  },
  { reason: 'coordinates', signs: '°′″', overBlank: true, test: /[°′″]\s?$/, strength: 'soft' },
];

/** Rules for the text right after the run. */
export const afterRules = (): Rule[] => [
  { reason: 'clock time or ratio', signs: ':', test: /^:\d/, strength: 'national' },
  { reason: 'letters', signs: null, test: { test: beginsInOtherWord }, strength: 'national' },
  { reason: 'letters', signs: '_', test: /^_/, strength: 'national' },
  {
    reason: 'code joined by a sign',
    signs: '-=&',
    test: { test: (text) => isWordSign(text.at(1)) || beginsInLetter(text.slice(1)) },
    strength: 'national',
  },
  {
    reason: 'code joined by a sign',
    signs: '/',
    test: {
      test: (text) => (isWordSign(text.at(1)) || beginsInLetter(text.slice(1))) && /^\/(?=\S*[/?=])/.test(text),
    },
    strength: 'national',
  },
  { reason: 'host name', signs: '.', test: /^\.[a-z][a-z\d-]*\.[a-z]/, strength: 'national' },
  { reason: 'end of a name', signs: '.', test: /^\.[a-z]{2,4}\b(?![.]\s)/, strength: 'national' },
  {
    reason: 'money or unit',
    signs: firstOfUnits,
    overBlank: true,
    test: { test: beginsInUnit },
    strength: 'national',
  },
  {
    reason: 'hexadecimal code',
    signs: hexadecimal,
    overBlank: true,
    test: { test: beginsHexadecimal },
    strength: 'national',
  },
  { reason: 'tones', signs: '#', test: /^#(?!\d)/, strength: 'hard' },
  { reason: 'e-mail address', signs: '@', test: /^@/, strength: 'hard' },
  { reason: 'decimal comma', signs: ',', test: { test: beginsInDecimals }, strength: 'national' },
];

/** `…1148FAX03-…`: a phone word that touches the number is the next one's. */
const wordAfter = /^[A-Za-z]{3,9}(?=[\d(+:. ])/;

function beginsInOtherWord(text: string): boolean {
  if (!beginsAlphabetic(text)) return false;
  const [word] = wordAfter.exec(text) ?? [];
  return word === undefined || meaningOf(word) !== 'phone';
}

const decimals = /^,\d{1,2}(?!\d)/;
/** `,06 12 34 56 78`, `,02-2739-4182`: after a comma, another number of at least seven digits. */
const otherNumber = /^,\d{1,2}(?:[ .-]|\) ?)\d(?:[ .-]?\d){4}/;
/** `,26 2 345 678,90`: after decimals, another amount. */
const otherAmount = /^,\d{1,2} \d{1,3}(?:[ .]\d{3})*,\d/;

function beginsInDecimals(text: string): boolean {
  return decimals.test(text) && (!otherNumber.test(text) || otherAmount.test(text));
}

const strengths: readonly Strength[] = ['hard', 'soft', 'national'];
const byStrength = (a: Rule, b: Rule): number => strengths.indexOf(a.strength) - strengths.indexOf(b.strength);
const rulesBefore = rulesBySigns(beforeRules());
const rulesAfter = rulesBySigns(afterRules());

/** Returns a function that gives the rules about two signs, the one that touches a run and the next, the strongest first. */
function rulesBySigns(rules: readonly Rule[]): (signs: string) => readonly Rule[] {
  const sorted = rules.toSorted(byStrength);
  return remembered(2000, (signs) => sorted.filter((rule) => speaksOf(rule, signs.charAt(0), signs.charAt(1))));
}

function isWordSign(sign = ''): boolean {
  return (sign >= '0' && sign <= '9') || (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
}

function endsHexadecimal(text: string): boolean {
  const match = hexadecimalBefore.exec(text);
  if (match === null || endsInLetter(text.slice(0, match.index))) return false;
  return !hexadecimalWord.test(text) && !houseBefore.test(text);
}

function beginsHexadecimal(text: string): boolean {
  const match = hexadecimalAfter.exec(text);
  return match !== null && !beginsInLetter(text.slice(match[0].length));
}

/** Returns what the signs that touch a run from `start` to `end` say against it, on each side; null if nothing does. */
export function surroundings(
  plain: string,
  start: number,
  end: number,
): { before: Strength | null; after: Strength | null } {
  return { before: strengthBefore(plain, start), after: strengthAfter(plain, end) };
}

function strengthBefore(plain: string, start: number): Strength | null {
  const text = visible(plain.slice(Math.max(0, start - 16), start));
  return strongest(rulesBefore(text.charAt(text.length - 1) + text.charAt(text.length - 2)), text);
}

function strengthAfter(plain: string, end: number): Strength | null {
  const text = visible(plain.slice(end, end + 24));
  return strongest(rulesAfter(text.slice(0, 2)), text);
}

/** Whether a rule is about the signs at a run; `sign` touches the run, `next` is one character further away. */
export function speaksOf({ signs, overBlank }: Rule, sign: string, next: string): boolean {
  return signs === null || signs.includes(sign) || (overBlank === true && next !== '' && signs.includes(next));
}

function strongest(rules: readonly Rule[], text: string): Strength | null {
  if (text === '') return null;
  return rules.find(({ test }) => test.test(text))?.strength ?? null;
}

function visible(text: string): string {
  return text.includes(noCharacter) ? text.replaceAll(noCharacter, '') : text;
}
