/** Gives the line (from 1) of an offset in a text with `\n` line ends; offsets are asked in ascending order. */
export function createLineCounter(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next >= 0 && next < offset) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
