import { detectorWords } from '../words/detector-words.ts';

/** A list's sign or a word such as "or". A space, or a dash without spaces, may be within a number. */
export const listSign = /[,;|/&•·、，،؛۔।፤]|\p{L}| - /u;
/** Signs that also occur inside numbers. After one, the next number must be long and similar. */
export const faintSign = /^(?:[\s\u3000]+|-)$/;
const signsOnly = /^[ ,;|/&•·、，،؛۔।፤()-]*$/;

/** The whole text between two numbers of one list: signs, and perhaps a word such as "or" or "und auch". */
const { or, also, alsoFrom } = detectorWords;
const listJoint = new RegExp(
  `^[\\s,;|/·•&、，／،؛۔।፤)\\]-]*(?:(?:${or})(?: (?:${also})(?: (?:${alsoFrom}))?)?[\\s.:]*)?(?:&nbsp;|[\\s,;|/·•&(、-])*$`,
  'iu',
);
// Most texts between two numbers are decided by these, without the words of lists.
const onlySigns = /^[\s,;|/&)-]*$/;
const neverListed = /\d|[A-Za-z]{6}/;
const longestGap = 16;

/** A note on the number before it in brackets, before a sign of a list or wide space: `… 0334 (office) / …`. */
export const noteBefore = new RegExp(`^ ?\\([^()\\d\\n]{2,20}\\)(?= ?[,;|/、，\\n]| {2}| (?:${or}) )`);
const longestNote = 23;

/** `', '`: a comma or a slash between two numbers in quotation marks. */
export const quotedSign = /^(['"])\s*[,/]\s*\1$/;
/** `, `, ` / `: nothing but a comma or a slash. */
export const commaOrSlash = /^\s*[,/]\s*$/;

/** `,,`: a telephone pauses, then dials tones. */
const pause = /,,/;

/** Are there only signs of a list or a short word in the text between two numbers, besides a note on the first? */
export function joinsList(gap: string): boolean {
  if (pause.test(gap)) return false;
  const joint = withoutNote(gap);
  if (joint.split('\n').length > 2) return false;
  return onlySigns.test(joint) || (!neverListed.test(joint) && listJoint.test(joint));
}

/** Is the text between two numbers short enough for a list? A longer one is not read. */
export function isShortGap(gap: string): boolean {
  return gap.length <= longestGap + longestNote && withoutNote(gap).length <= longestGap;
}

/** Does the text between two groups of digits separate two numbers of a list? */
export function separatesNumbers(gap: string): boolean {
  return signsOnly.test(gap) && listSign.test(gap);
}

/** Drops the note on a number from the beginning of the text after it. */
export function withoutNote(gap: string): string {
  const [note = ''] = noteBefore.exec(gap) ?? [];
  return gap.slice(note.length);
}
