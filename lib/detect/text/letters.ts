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

/** What the UTF-16 units of common scripts are: letters (or accents), but for a few signs, or no letters. */
const commonUnits = [
  { name: 'Latin', from: 0xc0, to: 0x24f, isLetter: true, except: [0xd7, 0xf7] },
  { name: 'Greek', from: 0x3a3, to: 0x3f5, isLetter: true, except: [] as number[] },
  { name: 'Cyrillic', from: 0x400, to: 0x52f, isLetter: true, except: [0x482] },
  { name: 'Arabic', from: 0x620, to: 0x65f, isLetter: true, except: [] },
  { name: 'Vietnamese', from: 0x1e00, to: 0x1eff, isLetter: true, except: [] },
  { name: 'punctuation', from: 0x2000, to: 0x206f, isLetter: false, except: [] },
  { name: 'ideographic punctuation', from: 0x3000, to: 0x3004, isLetter: false, except: [] },
  { name: 'katakana', from: 0x30a1, to: 0x30fa, isLetter: true, except: [] },
  { name: 'ideographs', from: 0x4e00, to: 0x9fff, isLetter: true, except: [] },
  { name: 'Hangul', from: 0xac00, to: 0xd7a3, isLetter: true, except: [] },
];

/** Is a code beyond ASCII a letter or an accent? Null if only a pattern can decide. */
function commonLetter(code: number): boolean | null {
  if (code < 0xaa) return false;
  for (const { from, to, isLetter, except } of commonUnits)
    if (code >= from && code <= to) return isLetter && !except.includes(code);
  return null;
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
