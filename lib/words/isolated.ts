import { language, textDirection } from './language.ts';

const rightToLeftIsolate = '\u2067';
const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';
/**
 * Letters of Hebrew, Arabic and the other scripts written from right to left: the blocks whose characters run that way
 * even if they have no letter yet (Unicode Standard Annex 9, table 4; DerivedBidiClass).
 */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u; // guard isolated-scripts

/**
 * Returns a value that keeps its own direction in a sentence, and leaves the sentence's as it is. If either is written
 * from right to left, the value goes between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Standard Annex
 * 9, 3.1.2). So a number in an Arabic sentence stays in order, and an Arabic name in an English one does too.
 * A value of several isolated parts ("Berlin, Germany") has no first letter to go by: it runs as the sentence does.
 */
export function isolated(value: string, direction: 'ltr' | 'rtl'): string {
  if (value === '' || (direction !== 'rtl' && !rightToLeft.test(value))) return value;
  const isOfParts = direction === 'rtl' && value.startsWith(firstStrongIsolate);
  return `${isOfParts ? rightToLeftIsolate : firstStrongIsolate}${value}${popIsolate}`;
}

/** Returns a text for other programs, without the marks of `isolated`. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** Returns the names of placeholders as a list, each in braces. */
export function bracedNames(names: readonly string[]): string {
  return listOf(names.map((name) => `{${name}}`));
}

/** Returns a list in the sentences' language: "a, b and c". */
export function listOf(things: readonly string[]): string {
  const direction = textDirection();
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(
    things.map((thing) => isolated(thing, direction)),
  );
}
