import { expect, it } from 'vitest';
import { guessWords } from '../../../../components/report/words-that-fit.ts';

const germany = { why: 'from page language', whyInFull: 'page language', shorter: 'Assuming Germany' };
const states = { ...germany, shorter: 'Assuming US' };
const change = ['Change'];

it('says what an assumed country rests on in the same line as long as there is room', () => {
  const words = { text: 'Assuming Germany', why: 'from page language', lines: 1 };
  expect(guessWords('Assuming Germany', germany, change)).toEqual(words);
});

it('calls the country by its shortest name before it leaves out the reason', () => {
  expect(guessWords('Assuming Bosnia & Herzegovina', { ...germany, shorter: 'Assuming Bosnia' }, change)).toEqual({
    ...{ text: 'Assuming Bosnia', why: 'from page language', lines: 1 },
  });
  const saint = { ...germany, shorter: 'Assuming St. Vincent & Grenadines' };
  expect(guessWords(saint.shorter, saint, change)).toEqual({ text: saint.shorter, why: null, lines: 1 });
});

it('keeps the next likeliest country in the line, and leaves out the reason for it if necessary', () => {
  expect(guessWords('Assuming United States', states, ['Belize?', 'Change'])).toMatchObject({ lines: 1 });
  const saint = { ...germany, shorter: 'Assuming St. Vincent & Grenadines' };
  expect(guessWords(saint.shorter, saint, ['Bosnia?', 'Change'])).toEqual({ text: saint.shorter, why: null, lines: 1 });
});

it('takes two lines for a country whose shortest name is long', () => {
  const long = { ...germany, shorter: 'Assuming South Georgia & South Sandwich Islands' };
  expect(guessWords(long.shorter, long, ['Bosnia?', 'Change'])).toEqual({ text: long.shorter, why: null, lines: 2 });
});
