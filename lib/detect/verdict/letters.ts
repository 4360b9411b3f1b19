const letterOrMark = /^[\p{L}\p{M}]$/u;
const firstLetter = /^\p{L}/u;
const lastLetter = /\p{L}$/u;
const alphabetic = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const firstAlphabetic = new RegExp(`^${alphabetic}`, 'u');
const lastAlphabetic = new RegExp(`${alphabetic}$`, 'u');

/** Is the UTF-16 unit at `at` a letter, or an accent on one? Most are told without a pattern, which is slow to compile. */
export function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return usual(code) ?? letterOrMark.test(text.charAt(at));
}

/** Where the word that ends at `end` begins: `end` itself where no letter stands before it. */
export function wordStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && isLetter(text, start - 1)) start -= 1;
  return start;
}

/** Does a letter of any script begin the text? */
export function beginsInLetter(text: string): boolean {
  return ascii(text.charCodeAt(0)) ?? firstLetter.test(text);
}

export function endsInLetter(text: string): boolean {
  return ascii(text.charCodeAt(text.length - 1)) ?? lastLetter.test(text);
}

/** Does a letter of a script with blanks between its words begin the text: Latin, Cyrillic, Greek? */
export function beginsAlphabetic(text: string): boolean {
  return alphabet(text.charCodeAt(0)) ?? firstAlphabetic.test(text);
}

export function endsAlphabetic(text: string): boolean {
  return alphabet(text.charCodeAt(text.length - 1)) ?? lastAlphabetic.test(text);
}

/** Null where a pattern has to say it; not a number is what stands beyond a text. */
function ascii(code: number): boolean | null {
  if (code >= 0xaa) return null;
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** The same beyond ASCII, accents included. */
function usual(code: number): boolean | null {
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

function alphabet(code: number): boolean | null {
  if (code < 0xaa) return ascii(code);
  if (code >= 0xc0 && code <= 0x24f) return code !== 0xd7 && code !== 0xf7;
  if ((code >= 0x400 && code <= 0x481) || (code >= 0x48a && code <= 0x52f)) return true;
  if (code >= 0x2000 && code <= 0x206f) return false;
  return (code >= 0x590 && code <= 0x1c7f) || (code >= 0x3000 && code <= 0xa63f) ? false : null;
}

/** Is this one character a letter of any script, a digit or an underscore? */
export function isWordCharacter(character: string): boolean {
  return /^\w/.test(character) || beginsInLetter(character);
}
