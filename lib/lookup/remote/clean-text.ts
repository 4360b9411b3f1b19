/** Most characters kept of a text in an answer (SECURITY R12). */
export const longestText = 200;

/** What turns the direction of text, marks its bytes or breaks its line (Unicode UAX #9 section 2, U+2028, U+2029). */
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * A text of the service as it may be shown: without control characters and bidirectional controls, one space between
 * words, trimmed, at most `longestText` characters (code points), the last an ellipsis where it was cut.
 */
export function cleanText(text: string): string {
  const line = text.toWellFormed().replace(directions, '').replace(controls, ' ').replace(/\s+/gu, ' ').trim();
  if (line.length <= longestText) return line;
  const characters = Array.from(line);
  if (characters.length <= longestText) return line;
  return `${characters
    .slice(0, longestText - 1)
    .join('')
    .trimEnd()}…`;
}
