/** What may be inside a number or an address, on one line. */
const numberAtEnd = /[\p{N}a-f.:+()/ \t\u00a0-]*$/iu;

/**
 * Returns the beginning of a text, of fewer than `most` characters if it is not whole. It does not end inside a number: what
 * is left of a number that was cut may be another one. A text of exactly `most` characters may have been cut before.
 */
export function beginningOf(text: string, most: number): string {
  if (text.length < most) return text;
  const cut = text.slice(0, most);
  const kept = cut.replace(numberAtEnd, ''); // guard cut-number
  return kept === '' ? cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) : kept;
}
