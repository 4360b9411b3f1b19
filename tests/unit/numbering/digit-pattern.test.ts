import metadata from 'libphonenumber-js/max/metadata';
import { describe, expect, it } from 'vitest';
import { matchedDigits, wholeNumbers } from '../../../lib/numbering/digit-pattern.ts';
import type { Row } from '../../../lib/numbering/plan-rows.ts';
import { inKind, inPlan, list, text } from '../../../lib/numbering/plan-rows.ts';
import { createRandom } from '../../../scripts/bench/random.ts';

const plans: Row[] = [...Object.values(metadata.countries), ...Object.values(metadata.nonGeographic)].map(list);
const patterns = [
  ...new Set(
    plans.flatMap((plan) =>
      [
        plan[inPlan.pattern],
        plan[inPlan.leadingDigits],
        ...list(plan[inPlan.types]).map((kind) => list(kind)[inKind.pattern]),
      ]
        .map(text)
        .filter((source) => source !== null),
    ),
  ),
];

/** Digits of 4 to 15 places that begin as a pattern does where forty tries find some. */
function digitsFor(start: RegExp, random: () => number): string {
  let digits = '';
  for (let tries = 0; tries < 40 && !start.test(digits); tries += 1) {
    const length = 4 + Math.floor(random() * 12);
    digits = Array.from({ length }, () => Math.floor(random() * 10)).join('');
  }
  return digits;
}

describe('patterns of numbering plans, read without compiling them', () => {
  it('are written in nothing but what the reader knows', () => {
    const known = /^(?:\d|\\d|\[[\d-]+\]|\((?:\?:)?|\)|\||\{\d+(?:,\d+)?\}|\?)+$/;
    expect(patterns.length).toBeGreaterThan(900);
    expect(patterns.filter((source) => !known.test(source))).toEqual([]);
  });

  it('match what regular expressions of them match, whole and from the first digit on', () => {
    const random = createRandom(11);
    const wrong: string[] = [];
    let matching = 0;
    for (const source of patterns) {
      const whole = new RegExp(`^(?:${source})$`);
      const start = new RegExp(`^(?:${source})`);
      for (let round = 0; round < 20; round += 1) {
        const digits = digitsFor(start, random);
        const matches = whole.test(digits);
        if (matches) matching += 1;
        if (wholeNumbers(source)(digits) !== matches) wrong.push(`${digits} of ${source}`);
        if ((matchedDigits(source, digits) !== 0) !== start.test(digits)) wrong.push(`${digits}… of ${source}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(matching).toBeGreaterThan(1000);
  });

  it('know groups that are there several times, or may be missing', () => {
    const is = wholeNumbers('(?:1[2-4]){2,3}(?:5|67)?');
    for (const digits of ['1213', '121314', '12135', '1213146', '12131467', '12', '12131412', '1511'])
      expect([digits, is(digits)]).toEqual([digits, /^(?:1[2-4]){2,3}(?:5|67)?$/.test(digits)]);
  });

  it('say the same once they are compiled, and nothing of digits without end', () => {
    const is = wholeNumbers('[2-9]\\d{9}');
    for (let time = 0; time < 300; time += 1)
      expect(is('2125552368') && !is('0125552368') && !is('212555236')).toBe(true);
    expect(wholeNumbers('\\d{2}(?:\\d{2})?')('1'.repeat(250))).toBe(false);
    expect(matchedDigits('1{2}', '1'.repeat(250))).not.toBe(0);
  });
});
