const letterOrMark = /^[\p{L}\p{M}]$/u;
const firstLetter = /^\p{L}/u;
const lastLetter = /\p{L}$/u;
const alphabetic = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const firstAlphabetic = new RegExp(`^${alphabetic}`, 'u');
const lastAlphabetic = new RegExp(`${alphabetic}$`, 'u');

/**
 * Is the UTF-16 unit at `at` a letter, or an accent on one? Most are decided without a pattern, because patterns are
 * slow to compile.
 */
export function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return commonLetter(code) ?? letterOrMark.test(text.charAt(at));
}

/** Returns the start of the word that ends at `end`; `end` itself if there is no letter before it. */
export function wordStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && isLetter(text, start - 1)) start -= 1;
  return start;
}

/** Does the text start with a letter of any script? */
export function beginsInLetter(text: string): boolean {
  return asciiLetter(text.charCodeAt(0)) ?? firstLetter.test(text);
}

export function endsInLetter(text: string): boolean {
  return asciiLetter(text.charCodeAt(text.length - 1)) ?? lastLetter.test(text);
}

/** Does the text start with a letter of a script that puts spaces between words (Latin, Cyrillic, Greek)? */
export function beginsAlphabetic(text: string): boolean {
  return alphabeticLetter(text.charCodeAt(0)) ?? firstAlphabetic.test(text);
}

export function endsAlphabetic(text: string): boolean {
  return alphabeticLetter(text.charCodeAt(text.length - 1)) ?? lastAlphabetic.test(text);
}

/** Is the code an ASCII letter? Null if only a pattern can decide. The code is NaN past the end of a text. */
function asciiLetter(code: number): boolean | null {
  if (code >= 0xaa) return null;
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** Is a code beyond ASCII a letter or an accent? Null if only a pattern can decide. */
function commonLetter(code: number): boolean | null {
  if (code < 0xaa) return false;
  if (code >= 0xc0 && code <= 0x24f) return code !== 0xd7 && code !== 0xf7;
  // Greek, Cyrillic, Arabic, Vietnamese, katakana, ideographs, Hangul.
  if ((code >= 0x3a3 && code <= 0x3f5) || (code >= 0x620 && code <= 0x65f)) return true;
  if (code >= 0x1e00 && code <= 0x1eff) return true;
  if (code >= 0x400 && code <= 0x52f) return code !== 0x482;
  if ((code >= 0x30a1 && code <= 0x30fa) || (code >= 0x4e00 && code <= 0x9fff)) return true;
  if (code >= 0xac00 && code <= 0xd7a3) return true;
  return (code >= 0x2000 && code <= 0x206f) || (code >= 0x3000 && code <= 0x3004) ? false : null;
}

function alphabeticLetter(code: number): boolean | null {
  if (code < 0xaa) return asciiLetter(code);
  if (code >= 0xc0 && code <= 0x24f) return code !== 0xd7 && code !== 0xf7;
  if ((code >= 0x400 && code <= 0x481) || (code >= 0x48a && code <= 0x52f)) return true;
  if (code >= 0x2000 && code <= 0x206f) return false;
  return (code >= 0x590 && code <= 0x1c7f) || (code >= 0x3000 && code <= 0xa63f) ? false : null;
}

/** Is this one character a letter of any script, a digit or an underscore? */
export function isWordCharacter(character: string): boolean {
  return /^\w/.test(character) || beginsInLetter(character);
}

const beyondAscii = /[\u0080-\uffff]/;

/** A pattern that may contain letters of every script. */
export type UnicodePattern = {
  test: (text: string) => boolean;
  exec: (text: string) => RegExpExecArray | null;
  matchAll: (text: string) => IterableIterator<RegExpExecArray>;
};

/**
 * Returns a pattern for `source`, in which `\p{L}`, `\p{Lu}`, `\p{Ll}` and `\p{N}` may occur only inside character
 * classes. Compiling those costs ten times as much as `a-z`, so a text of ASCII alone is tested with `a-z`, which gives
 * the same result.
 */
export function unicodePattern(source: string, flags = ''): UnicodePattern {
  let ascii: RegExp | undefined;
  let unicode: RegExp | undefined;
  const patternFor = (text: string): RegExp => {
    if (beyondAscii.test(text)) {
      unicode ??= new RegExp(source, `${flags}u`);
      return unicode;
    }
    ascii ??= new RegExp(asciiOnly(source), flags);
    return ascii;
  };
  return {
    test: (text) => patternFor(text).test(text),
    exec: (text) => patternFor(text).exec(text),
    matchAll: (text) => text.matchAll(patternFor(text)),
  };
}

function asciiOnly(source: string): string {
  return source
    .replaceAll('\\p{L}', 'A-Za-z')
    .replaceAll('\\p{Lu}', 'A-Z')
    .replaceAll('\\p{Ll}', 'a-z')
    .replaceAll('\\p{N}', '0-9');
}
