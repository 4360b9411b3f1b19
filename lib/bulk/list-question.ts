/**
 * A part of a list that the background is asked about. `core` holds what is asked, by the offsets of `text`; around it is
 * only context. `at` is where `text` begins in the whole, of a cell of a table (`isCell`) where its row does.
 */
export type ListQuestion = {
  text: string;
  alone: boolean;
  core: { start: number; end: number };
  at: number;
  isCell: boolean;
};

/** One step of reading: what to ask, how far it came in the whole, and how many lines that are not empty it passed. */
export type ListStep = { questions: ListQuestion[]; position: number; lines: number };

const loneNumber = /^[+(]*\d[\d\s()./+-]{3,40}$/;

/** North American and toll-free numbers are also written with letters (`1-800-FLOWERS`). */
const withLetters = /^(?:\+?1[ .-]\(?[2-9]\d\d|\(?8(\d)\1|0800)[ ).-]+[a-z][a-z\d .-]{2,15}$/i;

/** A line or cell that is digits and what people put between them, and nothing else; or a number with letters. */
export function isLoneNumber(text: string): boolean {
  return text.length <= 60 && (loneNumber.test(text) || withLetters.test(text));
}
