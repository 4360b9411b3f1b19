import { beginningOf } from '../text/beginning.ts';
import type { ListQuestion } from './questions.ts';

/** Most lines without a number that are shown, or read again. */
export const mostLinesShown = 500;
/** Most characters to show of such a line. */
const lineCharacters = 200;

/** The beginning of a line in which nothing was found. `line` is from 1; `file` is null if it was pasted. */
export type LineWithout = { file: string | null; line: number; text: string };

/** The lines of a text in which nothing was found so far. A line of a table is a whole row. */
export type LinesWithout = ReturnType<typeof createLinesWithout>;

/** Creates what knows the lines of a text, which has `\n` line breaks, in which nothing was found. */
export function createLinesWithout(text: string, file: string | null) {
  /** Their offsets, by their numbers, in ascending order. */
  const open = new Map<number, number>();
  /** Lines are passed before their finds come. */
  const passedLine = createLineCounter(text);
  let foundLine = createLineCounter(text);

  function endOf(offset: number): number {
    const end = text.indexOf('\n', offset);
    return end < 0 ? text.length : end;
  }

  return {
    /** Notes lines that were read and are not empty, by their offsets; call it in ascending order. */
    pass(offsets: readonly number[]) {
      for (const offset of offsets) open.set(passedLine(offset), offset);
    },
    /** Notes that something was found at an offset, and returns its line. Call it in ascending order. */
    found(offset: number): number {
      const line = foundLine(offset);
      open.delete(line);
      return line;
    },
    /** Begins again at the start of the text. */
    rewind() {
      foundLine = createLineCounter(text);
    },
    count: (): number => open.size,
    /** Returns the offset of the last line without a find that a part of the text touches. */
    touchedBy({ at, core, isCell }: Pick<ListQuestion, 'at' | 'core' | 'isCell'>): number | undefined {
      const last = [...open.values()].findLast((offset) => offset < (isCell ? at + 1 : at + core.end));
      if (last === undefined) return undefined;
      return (isCell ? last === at : endOf(last) > at + core.start) ? last : undefined;
    },
    first(most: number): LineWithout[] {
      const some = [...open].slice(0, most);
      return some.map(([line, offset]) => {
        const whole = text.slice(offset, Math.min(endOf(offset), offset + 2 * lineCharacters)).trim();
        return { file, line, text: beginningOf(whole, lineCharacters) };
      });
    },
  };
}

/**
 * Returns a function that gives the line (from 1) of an offset in a text with `\n` line breaks. Call it in ascending
 * order.
 */
function createLineCounter(text: string): (offset: number) => number {
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
