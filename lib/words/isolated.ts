const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';
/** Letters of Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A value that can stand in a sentence without turning it, or being turned by it: between FIRST STRONG ISOLATE and POP
 * DIRECTIONAL ISOLATE (Unicode Standard Annex 9, 3.1.2) wherever the sentence or the value is written from right to
 * left. A number or an address in an Arabic sentence stays in order; an Arabic name in an English one, too.
 */
export function isolated(value: string, direction: 'ltr' | 'rtl'): string {
  if (value === '' || (direction !== 'rtl' && !rightToLeft.test(value))) return value;
  return `${firstStrongIsolate}${value}${popIsolate}`;
}
