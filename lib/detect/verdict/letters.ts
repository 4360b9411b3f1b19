const letterOrMark = /^[\p{L}\p{M}]$/u;

/** Is the UTF-16 unit at `at` a letter, or an accent on one? The usual alphabets are told without a pattern. */
export function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  if (code >= 0xc0 && code <= 0x24f) return code !== 0xd7 && code !== 0xf7;
  if ((code >= 0x400 && code <= 0x481) || (code >= 0x4e00 && code <= 0x9fff)) return true;
  if (code >= 0x2000 && code <= 0x206f) return false;
  return letterOrMark.test(text.charAt(at));
}

/** Where the word that ends at `end` begins: `end` itself where no letter stands before it. */
export function wordStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && isLetter(text, start - 1)) start -= 1;
  return start;
}
