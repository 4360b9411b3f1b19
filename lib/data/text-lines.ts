import { decodeUtf8 } from './decode-utf8.ts';

const lineBreak = 10;

/** The text of a line, counted from 0. Throws RangeError where there is no such line, or it is not UTF-8. */
export type TextLines = (line: number) => string;

/** Of so many lines, the start of one is remembered; from there the others are looked for. */
const stride = 32;

/**
 * Reads single lines of a UTF-8 block without decoding the others. It looks for line breaks only as far as it was ever
 * asked, and remembers where every 32nd line starts: a list of all of them would weigh as much as the texts.
 */
export function openTextLines(block: Uint8Array): TextLines {
  const starts = [0];

  /** Where the line behind the one at `start` begins. */
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
