const lineBreak = 10;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of a line, counted from 0. Throws RangeError where there is no such line, TypeError where it is not UTF-8. */
export type TextLines = (line: number) => string;

/**
 * Reads single lines of a UTF-8 block without decoding the others. It looks for line breaks only as far as it was ever
 * asked, and remembers where each line starts.
 */
export function openTextLines(block: Uint8Array): TextLines {
  const starts = [0];

  function startOf(line: number): number {
    while (starts.length <= line) {
      const end = block.indexOf(lineBreak, starts.at(-1));
      if (end < 0) throw new RangeError('Block of texts has too few lines');
      starts.push(end + 1);
    }
    return starts[line] ?? 0;
  }

  return (line) => {
    const start = startOf(line);
    const end = block.indexOf(lineBreak, start);
    return decoder.decode(block.subarray(start, end < 0 ? block.length : end));
  };
}
