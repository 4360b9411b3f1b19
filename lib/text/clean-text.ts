/** Most characters kept of a text in an answer. */
export const longestText = 200;

/** Most marks on one letter. Hebrew with vowels and accents needs four; more of them cover the lines around. */
const mostMarks = 4;

/**
 * Characters that break a line, or take room but show nothing: control characters, U+2028, U+2029, the empty Braille
 * cell.
 */
const blanks = /[\p{Cc}\u2028\u2029\u2800\u{1d159}]+/gu;

/**
 * Zero-width joiner and non-joiner, and selectors of a character's variant. Some words need them; anywhere else they
 * are invisible.
 */
const joiners = String.raw`\u200c\u200d`;
const selectors = String.raw`\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
/** The characters that a joiner joins: letters (Persian, Indian scripts) and pictures (families of emoji). */
const joinedBefore = String.raw`\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}`;
const joinedAfter = String.raw`\p{L}\p{Extended_Pictographic}`;
const pattern = (text: string) => new RegExp(text, 'gu');

/**
 * Invisible characters: everything that Unicode lets a font ignore (direction controls, zero-width characters, tags,
 * Hangul fillers), and interlinear annotations.
 */
const ignorable = String.raw`\p{Default_Ignorable_Code_Point}\ufff9-\ufffb`;
const unseen = pattern(`(?![${joiners}${selectors}])[${ignorable}]`);
/** All of them, also joiners and selectors, and control characters that are no space. */
const everyUnseen = pattern(String.raw`[${ignorable}]|(?!\s)\p{Cc}`);
/** Spaces that detection does not know. */
const rareSpaces = pattern(String.raw`[\u1680\u2028\u2029\u2800\u{1d159}]`);
const joinersInRow = pattern(`([${joiners}])[${joiners}]+`);
const idleJoiners = pattern(`(?<![${joinedBefore}])[${joiners}]|[${joiners}](?![${joinedAfter}])`);
/** Marks without a letter before them. */
const loneMarks = pattern(String.raw`(^|\s)[\p{M}${joiners}]+`);
const selectorsInRow = pattern(`([${selectors}])[${selectors}]+`);
const piledMarks = pattern(String.raw`(\p{M}{${mostMarks}})\p{M}+`);
const loose = new RegExp(String.raw`[\s${joiners}]+$`, 'u');

/**
 * Returns a text from outside as it may be shown: the one cleaner for texts of the service, a page or a contacts file.
 * The result is one line, composed (NFC), without invisible characters and piled marks. It has at most `longest`
 * characters (code points), the last an ellipsis if the text was cut. It is empty if nothing would be visible.
 */
export function cleanText(text: string, longest = longestText): string {
  const seen = text
    .toWellFormed()
    .replace(blanks, ' ')
    .replace(unseen, '') // guard unseen-characters
    .replace(joinersInRow, '$1')
    .replace(idleJoiners, '')
    .replace(loneMarks, '$1')
    // NFC sorts marks: it took seconds for thousands of them on one letter.
    .replace(piledMarks, '$1'); // guard piles-before-sorting
  const line = seen
    .normalize('NFC')
    .replace(selectorsInRow, '$1')
    // Some marks became two.
    .replace(piledMarks, '$1') // guard piled-marks
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= longest) return line; // guard text-length
  const characters = Array.from(line);
  if (characters.length <= longest) return line;
  const kept = characters.slice(0, longest - 1).join('');
  return `${kept.replace(loose, '')}…`;
}

/**
 * Returns a text as people see it, for reading the numbers in it: without any invisible character, not even those that
 * some words need.
 */
export function asSeen(text: string): string {
  return text.replace(everyUnseen, '').replace(rareSpaces, ' ');
}
