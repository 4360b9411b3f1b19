import { unicodePattern } from '../labels/patterns.ts';
import { beginsAsVersion, hasSmallParts } from './quad-digits.ts';
import { namesAddress, referenceWords, sectionWords, versionWords } from './version-words.ts';

// "Section 10.1.2.3 …; see also 4.2.1.1", "versions 4.2.1.1, 4.2.1.2": the line already numbers sections or versions.
const numberedItem = unicodePattern(String.raw`([\p{L}]+|[${'№§'}])([:.]?)\s{0,2}\d+(?:\.\d+){1,5}`, 'g');
const changedTo = /(?:(?:up|down)grad|updat|patch|bump)[a-z]*(?: [a-z][a-z\d.+-]*){0,2}[:.]?\s{0,2}\d+\.\d/;
const versionList = /^[\d.]*[ ,;/&()-]{0,3}(?:(?:and|or|to|through|und|oder|bis|et|ou|y|o|e|a|до|и|->|via)[ (]{1,2})?$/;
const anyDotted = /\d\.\d/;

/** Is the quad one more section or version after others on its line? `line` is the part of its line before the quad. */
export function continuesNumbering(quad: string, line: string): boolean {
  if (!anyDotted.test(line)) return false;
  const lower = line.toLowerCase();
  let continues = changedTo.test(lower) && beginsAsVersion(quad);
  for (const { index, 0: item, 1: word = '', 2: sign } of numberedItem.matchAll(lower)) {
    if (versionWords.has(word)) continues ||= continuesVersion(quad, item, lower.slice(index + item.length));
    else if (sign !== ':' && hasSmallParts(quad)) continues ||= sectionWords.has(word) || referenceWords.has(word);
  }
  return continues && !namesAddress(lower);
}

/** "versions 4.2.1.1, 4.2.1.2": their first parts are similar, and both have four parts or they are in a list. */
function continuesVersion(quad: string, version: string, gap: string): boolean {
  const parts = version.split(/[^\d]+/).filter((part) => part !== '');
  if (Math.abs(Number(parts[0]) - Number.parseInt(quad, 10)) > 9 && !hasSmallParts(quad)) return false;
  return parts.length === 4 || versionList.test(gap);
}

const headingReach = 200;
const mostOfHeading = 40;
const heading = unicodePattern(String.raw`^[ \t]*\d{1,2}(?:\.\d{1,2}){0,4}\.?[ \t]+[\p{L}]`);
const wordAfter = unicodePattern(String.raw`^\.?[ \t]+[\p{L}]`);

/**
 * Is the dotted quad the number of a heading? It starts its line, words follow it, its parts are small, and the line
 * before or after it is numbered in the same way, as in a table of contents. A full stop right after the quad is
 * enough.
 */
export function isSectionHeading(plain: string, start: number, end: number): boolean {
  const lead = plain.slice(Math.max(0, start - headingReach), start);
  const indent = /(?:^|\n)[ \t]*$/.exec(lead);
  if (!indent || !wordAfter.test(plain.slice(end, end + 8))) return false;
  const parts = plain.slice(start, end).split('.').map(Number);
  if (parts.some((part) => part > mostOfHeading)) return false;
  if (plain.charAt(end) === '.') return true;
  const above = lead.slice(0, indent.index).split('\n').at(-1) ?? '';
  const below = plain.slice(end, end + headingReach).split('\n')[1] ?? '';
  return heading.test(above) || heading.test(below);
}
