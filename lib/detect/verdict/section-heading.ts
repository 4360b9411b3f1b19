import { unicodePattern } from './unicode-pattern.ts';

const reach = 200;
const heading = unicodePattern(String.raw`^[ \t]*\d{1,2}(?:\.\d{1,2}){0,4}\.?[ \t]+[\p{L}]`);
const wordBehind = unicodePattern(String.raw`^\.?[ \t]+[\p{L}]`);

/**
 * Is the quad the number of a heading? It begins its line, words follow it, its parts are small, and a line near it is
 * numbered in the same way: a table of contents. A full stop right behind the quad leaves no doubt.
 */
export function isSectionHeading(plain: string, start: number, end: number): boolean {
  const lead = plain.slice(Math.max(0, start - reach), start);
  const indent = /(?:^|\n)[ \t]*$/.exec(lead);
  if (!indent || !wordBehind.test(plain.slice(end, end + 8))) return false;
  if (
    plain
      .slice(start, end)
      .split('.')
      .some((part) => Number(part) > 40)
  )
    return false;
  if (plain.charAt(end) === '.') return true;
  const above = lead.slice(0, indent.index).split('\n').at(-1) ?? '';
  const below = plain.slice(end, end + reach).split('\n')[1] ?? '';
  return heading.test(above) || heading.test(below);
}
