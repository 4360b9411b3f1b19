import { afterEach, beforeEach, expect, it } from 'vitest';
import { textWidth } from '../../components/parts/text-width.ts';
import { fitsBeside, fitsGuess } from '../../components/report/words-that-fit.ts';

const fonts = ['serif', 'monospace', 'system-ui'];

beforeEach(() => document.documentElement.style.setProperty('--nl-font', 'system-ui'));

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
});

/** Returns how wide the page draws a text (px). */
function drawnWidth(text: string, font: string): number {
  const line = document.body.appendChild(document.createElement('span'));
  line.style.font = font;
  line.style.whiteSpace = 'nowrap';
  line.textContent = text;
  return line.getBoundingClientRect().width;
}

it('the width of a text is as the browser draws it, in whichever font the user has', () => {
  for (const family of fonts) {
    document.documentElement.style.setProperty('--nl-font', family);
    for (const text of ['Wikimedia Foundation Inc.', '+49 1512 3456789', 'WWWWWWWW', '株式会社エヌ', 'شركة'])
      for (const look of [{ size: 15, weight: 600 } as const, { size: 12, weight: 400 } as const]) {
        const drawn = drawnWidth(text, `${look.weight} ${look.size}px ${family}`);
        expect(Math.abs(textWidth(text, look) - drawn), `${text} in ${family}`).toBeLessThan(1);
      }
  }
});

it('a number is beside a first line if both fit beside the tools', () => {
  expect(fitsBeside('030 901820', '+49 30 901820')).toBe(true);
  expect(fitsBeside('030 901820', '+49 30 901820 '.repeat(2))).toBe(false);
  expect(fitsBeside('WWWWWWWWWWWW', '+49 30 901820')).toBe(false);
});

it('the choices of another country take room of the words about an assumed one', () => {
  const longest = 'W'.repeat(100).slice(0, Math.floor(315 / textWidth('W', { size: 12.5, weight: 500 })));
  expect(fitsGuess([longest])).toBe(true);
  expect(fitsGuess([longest, 'Change'])).toBe(false);
});
