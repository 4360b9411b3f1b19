import { numberForm } from '../../model/subject.ts';
import { unicodePattern } from '../text/patterns.ts';
import type { Span } from '../text/spans.ts';

/** How far before an address its word may begin (UTF-16 units). */
const mostBefore = 40;
/** The word right before an address on its line, and what is between them: `Firmware: `. */
const labelWord = unicodePattern(String.raw`[\p{L}][\p{L}\d_-]{0,29}[ \t]{0,3}[:=#(]?[ \t]{0,3}$`);
const leadingWord = unicodePattern(String.raw`^[\p{L}\d_-]*`);
const quadAtEnd = /(?:\d{1,3}\.){3}\d{1,3}$/;

/** Returns an address as it is written in a text, after the word right before it. */
export function writtenAddress(text: string, { start, end }: Span): string {
  const before = text.slice(Math.max(0, start - mostBefore), start);
  return `${labelWord.exec(before)?.[0] ?? ''}${text.slice(start, end)}`;
}

/**
 * Returns the format of a written address: every dotted quad after the same word (`firmware 0.0.0.0`), as versions have
 * parts of any length. Without a word, the dotted quads whose parts have as many digits (`00.0.0.00`). Null for other
 * addresses, as few look alike.
 */
export function addressForm(written: string): string | null {
  const [quad] = quadAtEnd.exec(written) ?? [];
  if (quad === undefined) return null;
  const word = wordOf(written);
  return word === '' ? numberForm(quad) : `${word} 0.0.0.0`;
}

function wordOf(written: string): string {
  const word = leadingWord.exec(written)?.[0] ?? '';
  return /^\d/.test(word) ? '' : word.toLowerCase();
}
