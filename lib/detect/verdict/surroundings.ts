import { nothing } from './plain-text.ts';

/**
 * What a touching sign says about a run of digits. `soft` gives way to a phone word right before the number, `national`
 * also to a leading plus; `hard` holds always.
 */
export type Strength = 'national' | 'soft' | 'hard';

type Rule = { reason: string; pattern: RegExp; strength: Strength };

const letter = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}';
const currency = 'EUR|USD|CHF|GBP|JPY|CNY|INR|BRL|PLN|SEK|NOK|DKK|RUB';

/** What ends right before the run. */
const beforeRules: readonly Rule[] = [
  { reason: 'part of a longer number', pattern: /\d[.,:]$/u, strength: 'national' },
  { reason: 'letters', pattern: new RegExp(`[${letter}]$`, 'u'), strength: 'national' },
  { reason: 'code joined by a sign', pattern: /[\p{L}\d][-_./=&\\]$|[_=&?\\]$/u, strength: 'national' },
  { reason: 'number sign', pattern: /[#№§]$/u, strength: 'national' },
  { reason: 'number sign and blank', pattern: /(?:[№§]|[nN][º°]) ?$/u, strength: 'soft' },
  {
    reason: 'money',
    pattern: new RegExp(`(?:[$€£¥₹₽₩₺฿]|\\b(?:${currency}|Rs\\.?|R\\$|kr\\.?|Fr\\.)) ?$`, 'u'),
    strength: 'national',
  },
  { reason: 'a number among data', pattern: /["']\s?:\s?$/u, strength: 'national' },
  { reason: 'code in a text', pattern: /`$/u, strength: 'national' },
  {
    reason: 'hexadecimal code',
    pattern: /(?<![\p{L}\d])(?=[\dA-Fa-f]*[A-Fa-f])(?=[A-Fa-f]*\d|[a-f]{2}[; ])[\dA-Fa-f]{2,8}[; ]+$/u,
    strength: 'national',
  },
  { reason: 'coordinates', pattern: /[°′″]\s?$/u, strength: 'soft' },
];

/** What begins right behind the run. */
const behindRules: readonly Rule[] = [
  { reason: 'clock time or ratio', pattern: /^:\d/u, strength: 'national' },
  { reason: 'letters', pattern: new RegExp(`^[${letter}_]`, 'u'), strength: 'national' },
  {
    reason: 'code joined by a sign',
    pattern: /^(?:[-_=&]|\/(?=\S*[/?=]))[\p{L}\d]|^\.[a-z]{2,4}\b(?![.]\s)/u,
    strength: 'national',
  },
  {
    reason: 'money or unit',
    pattern: new RegExp(
      `^ ?(?:[€£¥₹₽₩₺฿%‰°′″]|\\$(?!\\{)|(?:${currency}|[Ee]uros?|Stück|km|kg|mm|cm|m²|ct|[Cc]ents?|[Mm]in|sqft|sqm|pcs|Stk|шт|KB|MB|GB|TB|kWh|MWh|Hz|Mio|Mrd|руб|грн)(?![${letter}])|[円元원])`,
      'u',
    ),
    strength: 'national',
  },
  {
    reason: 'hexadecimal code',
    pattern: /^ (?=\d*[A-Fa-f])(?=[A-Fa-f]*\d)(?:[\dA-Fa-f]{2}|[\dA-Fa-f]{4})(?![\p{L}\d])/u,
    strength: 'national',
  },
  { reason: 'e-mail address', pattern: /^@/u, strength: 'hard' },
  { reason: 'decimal comma', pattern: /^,\d{1,2}(?!\d)/u, strength: 'national' },
];

const strengths: readonly Strength[] = ['hard', 'soft', 'national'];
const before = joinRules(beforeRules);
const behind = joinRules(behindRules);

/** One pattern for all rules of a strength, the strongest first: a run is tested three times, not once for each rule. */
function joinRules(rules: readonly Rule[]): { strength: Strength; pattern: RegExp }[] {
  return strengths.flatMap((strength) => {
    const same = rules.filter((rule) => rule.strength === strength);
    if (same.length === 0) return [];
    return [{ strength, pattern: new RegExp(same.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'u') }];
  });
}

/** What the signs that touch a run from `start` to `end` say against it, on each side; null where nothing does. */
export function surroundings(
  plain: string,
  start: number,
  end: number,
): { before: Strength | null; behind: Strength | null } {
  return {
    before: tellsNothingBefore(plain, start)
      ? null
      : strongest(before, visible(plain.slice(Math.max(0, start - 12), start))),
    behind: tellsNothingBehind(plain, end) ? null : strongest(behind, visible(plain.slice(end, end + 24))),
  };
}

function strongest(rules: typeof before, text: string): Strength | null {
  for (const { strength, pattern } of rules) if (pattern.test(text)) return strength;
  return null;
}

// No rule speaks of these: the run begins a line or follows a bracket; its own label stands before a blank; a sentence
// or a line ends behind it.
const quietBefore = '\n\t<>([|*';
const quietBeforeBlank = '.,|-/)\n\t\u2060';
const quietBehind = '\n\t);|<>"';

function tellsNothingBefore(plain: string, start: number): boolean {
  if (start === 0) return true;
  const previous = plain.charAt(start - 1);
  if (previous !== ' ') return quietBefore.includes(previous);
  const beforeBlank = plain.charAt(start - 2);
  if (beforeBlank === ':') return !' "\''.includes(plain.charAt(start - 3));
  return quietBeforeBlank.includes(beforeBlank);
}

function tellsNothingBehind(plain: string, end: number): boolean {
  if (end >= plain.length) return true;
  const next = plain.charAt(end);
  if (quietBehind.includes(next)) return true;
  const second = plain.charCodeAt(end + 1);
  if (next === ',') return !(second >= 0x30 && second <= 0x39);
  return next === '.' && !(second >= 0x61 && second <= 0x7a);
}

function visible(text: string): string {
  return text.includes(nothing) ? text.replaceAll(nothing, '') : text;
}
