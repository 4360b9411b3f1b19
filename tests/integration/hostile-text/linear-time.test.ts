import { describe, expect, it } from 'vitest';
import { parsers, pieces } from './parsers.ts';

/**
 * Nothing here is held against a clock. These texts are so long that a parser which takes quadratic time would need
 * minutes for them, while one that takes linear time needs less than a second: a test that ends is the proof.
 */
const length = 100_000;
const timeout = 60_000;

/** `findSubjects` runs the whole of detection, which these would only run again. */
const others = ['detect', 'detect without a country'];

describe.each(Object.entries(parsers).filter(([name]) => !others.includes(name)))('%s', (name, parse) => {
  it(
    'comes to an end on long runs of anything',
    () => {
      // Detection asks libphonenumber about each candidate: linear, but slow.
      const own = name === 'findSubjects' ? length / 2 : length;
      let read = 0;
      for (const piece of pieces) {
        // What fails only at its end makes a careless pattern try every beginning.
        parse(`${piece.repeat(Math.ceil(own / piece.length))}!`);
        read += 1;
      }
      expect(read).toBe(pieces.length);
    },
    timeout,
  );
});
