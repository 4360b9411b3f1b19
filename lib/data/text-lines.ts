const lineBreak = 10;

/** The text of one line of a UTF-8 block, without decoding the others. Throws RangeError where there is no such line. */
export function textLine(block: Uint8Array, line: number): string {
  let start = 0;
  for (let before = 0; before < line; before++) {
    const end = block.indexOf(lineBreak, start);
    if (end < 0) throw new RangeError('Block of texts has too few lines');
    start = end + 1;
  }
  const end = block.indexOf(lineBreak, start);
  return new TextDecoder('utf-8', { fatal: true }).decode(block.subarray(start, end < 0 ? block.length : end));
}
