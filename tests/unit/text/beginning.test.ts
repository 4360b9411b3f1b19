import { describe, expect, it } from 'vitest';
import { csvQuestions } from '../../../lib/list/questions.ts';
import { beginningOf } from '../../../lib/text/beginning.ts';

const words = (length: number) => 'lorem ipsum '.repeat(length).slice(0, length);

describe('the beginning of a long text', () => {
  it.each([
    ['+49 30 901820 55', 14],
    ['+49 30 90182055', 14],
    ['030/901820 55', 11],
    ['8.8.8.88', 7],
    ['2001:db8::1f', 11],
    ['٠٣٠ ٩٠١٨٢٠', 8],
    ['(030) 901820', 9],
  ])('does not end inside %s', (number, kept) => {
    const text = `${words(300 - kept)}; ${number} is the number.`;
    expect(beginningOf(text, 302)).toBe(`${words(300 - kept)};`);
    expect(beginningOf(text.slice(0, 302), 302)).toBe(`${words(300 - kept)};`);
  });

  it('is the whole text if that is short, and ends between numbers if there is nothing else', () => {
    expect(beginningOf('Call 8.8.8.8', 13)).toBe('Call 8.8.8.8');
    expect(beginningOf('030 901820 030 901821', 15)).toBe('030 901820 030');
    expect(beginningOf('1'.repeat(20), 15)).toBe('');
    expect(beginningOf('030 901820\n030 901821', 18)).toBe('030 901820\n');
  });

  it('is what is read of a long cell of a table', () => {
    const cell = `${words(1_985)}; 8.8.8.88`;
    const asked = [...csvQuestions(`text\n${cell}\n`)].flatMap(({ questions }) => questions);
    expect(asked.map(({ text }) => text)).toEqual([`text: ${words(1_985)};`]);
  });
});
