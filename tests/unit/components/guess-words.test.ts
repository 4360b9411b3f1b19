import { expect, it } from 'vitest';
import { guessWords } from '../../../components/card/guess-words.ts';

const germany = { why: 'page language', whyInFull: 'page language', shorter: 'Assuming Germany: valid' };
const bosnia = { why: 'other numbers', whyInFull: 'other numbers on the page', shorter: 'Assuming Bosnia: valid' };
const alone = { subject: null, change: 'Change' };

it('the reason for an assumed country is in the same line as long as there is room', () => {
  expect(guessWords('Assuming Germany: valid', germany, alone)).toEqual({
    ...{ text: 'Assuming Germany: valid', why: '(page language)', lines: 1 },
  });
});

it('the country is called by its shortest name before the reason is left out', () => {
  const text = 'Assuming Bosnia & Herzegovina: valid';
  expect(guessWords(text, bosnia, alone)).toEqual({ text: bosnia.shorter, why: '(other numbers)', lines: 1 });
  const long = { ...bosnia, shorter: 'Assuming St. Vincent & Grenadines: valid' };
  expect(guessWords(long.shorter, long, alone)).toEqual({ text: long.shorter, why: null, lines: 1 });
});

it('a country whose shortest name is long takes two lines', () => {
  const long = { ...germany, shorter: 'Assuming South Georgia & South Sandwich Islands: valid' };
  expect(guessWords(long.shorter, long, alone)).toEqual({ text: long.shorter, why: null, lines: 2 });
});

it('a number before it takes a line of its own if both have no room, and the reason is there', () => {
  expect(guessWords('Assuming Germany: valid', germany, { ...alone, subject: '+49 30 901820' })).toMatchObject({
    ...{ why: null, lines: 1 },
  });
  const text = 'Assuming United States: valid';
  const states = { ...germany, shorter: 'Assuming US: valid' };
  expect(guessWords(text, states, { ...alone, subject: '+1 501 601 0315' }), 'its digits are larger').toEqual({
    ...{ text: 'Assuming US: valid', why: null, lines: 1 },
  });
  const words = { ...germany, shorter: text };
  expect(guessWords(text, words, { ...alone, subject: '+1 501 601 0315 ext. 44' })).toEqual({
    ...{ text, why: '(page language)', lines: 2 },
  });
});
