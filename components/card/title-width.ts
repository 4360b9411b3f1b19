/**
 * Widths of letters in a semi-bold system font (em); the first matching entry counts. Wide letters are measured in Noto
 * Sans.
 */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/, 1],
  [/[\s.,:;'’|!ijlI]/, 0.3],
  [/[frt()\-·]/, 0.44],
  [/[mwMW@&%]/, 0.93],
  [/\p{Lu}/u, 0.68],
];

/** Width of all other letters (em). */
const ordinary = 0.6;

/** Width for a title of full size beside a card's tools (em), with some reserve because fonts differ. */
const titleWidth = 13.6;

/**
 * Returns how wide a text is in a semi-bold system font (em); `weight` is how much of that its letters take if they are
 * lighter. Wide ones are as wide in any weight.
 */
export function textWidth(text: string, weight = 1): number {
  const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? ordinary;
  return [...text].reduce((sum, letter) => sum + (widthOf(letter) === 1 ? 1 : weight * widthOf(letter)), 0);
}

/**
 * Does a number in the size of the second line (13.5 px) fit beside a first line of full size (17 px)? Digits are narrower
 * than `ordinary`, so 5 % is taken off.
 */
export function fitsBeside(title: string, number: string): boolean {
  return 0.95 * (textWidth(title) + (textWidth(number) * 13.5) / 17) <= titleWidth;
}

/** Width for the line about an assumed country after its icon, or for a number with its verdict (em of its letters). */
const subWidth = 26.4;

/** Do the words fit beside each other in that line, each after a dot? Its letters are lighter than a first line's. */
export function fitsGuess(words: readonly string[]): boolean {
  return words.reduce((sum, text) => sum + textWidth(text, 0.92) + 0.9, 0) <= subWidth;
}

/** Do numbers and words fit beside each other in the line of a number? Its digits are larger and narrower. */
export function fitsNumberLine(numbers: readonly string[], words: readonly string[] = []): boolean {
  const digits = numbers.reduce((sum, text) => sum + textWidth(text) + 0.9, 0);
  return digits + words.reduce((sum, text) => sum + textWidth(text, 0.9) + 0.9, 1.2) <= subWidth + 1.2;
}

/** Width of a row of small letters after its icon (em of its letters). */
const smallRowWidth = 26.4;

/** Do the words fit beside each other in a row of small letters, each with its space? */
export function fitsSmallRow(words: readonly string[]): boolean {
  return words.reduce((sum, text) => sum + textWidth(text, 0.93) + 0.6, 0) <= smallRowWidth;
}

/** Does a first line fit in full size? `taken` is the width of the icons beside it (em). */
export function fitsTitle(name: string, taken = 0): boolean {
  return taken + textWidth(name) <= titleWidth;
}
