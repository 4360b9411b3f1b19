import { decodeUtf8 } from './byte-source.ts';

const lineBreak = 10;

/** Returns the text of a line, counted from 0. Throws RangeError if there is no such line, or it is not UTF-8. */
export type TextLines = (line: number) => string;

/** The start of one in this many lines is kept. The others are searched for from there. */
const stride = 32;

/**
 * Reads single lines of a UTF-8 block without decoding the others. It searches for line breaks only as far as needed,
 * and keeps the start of every 32nd line: a list of all starts would take as much memory as the texts.
 */
export function openTextLines(block: Uint8Array): TextLines {
  const starts = [0];

  /** Returns the start of the line after the one at `start`. */
  function nextLine(start: number): number {
    const end = block.indexOf(lineBreak, start);
    if (end < 0) throw new RangeError('Block of texts has too few lines');
    return end + 1;
  }

  function startOf(line: number): number {
    let known = Math.min(Math.floor(line / stride), starts.length - 1);
    let start = starts[known] ?? 0;
    for (let at = known * stride + 1; at <= line; at++) {
      start = nextLine(start);
      if (at % stride !== 0) continue;
      known += 1;
      starts[known] = start;
    }
    return start;
  }

  return (line) => {
    const start = startOf(line);
    const end = block.indexOf(lineBreak, start);
    return decodeUtf8(block.subarray(start, end < 0 ? block.length : end));
  };
}
