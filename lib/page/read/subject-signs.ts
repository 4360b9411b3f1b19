import { foreign, otherDigits } from '../../detect/candidates/characters.ts';

/** A text without this holds no part of a number, and of an address at most letters. Other scripts have other digits. */
export const mayHoldSubject = new RegExp(`[0-9${otherDigits}]|::`);

/** Five digits with only what stands inside numbers between, four parts of an IPv4 address, or two colons of one of IPv6. */
const signs = /(?:\d[^\d!-'*-,:-}]{0,5}){4}\d|\d(?:[^\d\s]{1,5}\d{1,5}){3}|:[^\s:]{0,6}:/;
const eachSign = new RegExp(signs, 'g');

const foreignDigits = /(?:\p{Nd}\P{Nd}{0,6}){4}/u;

/**
 * Whether a text may hold a whole subject. Weaker than detection, and several times quicker. Only texts in other scripts
 * are searched with a property class: measured, that takes much longer.
 */
export function mayBeSubject(text: string): boolean {
  return signs.test(text) || (foreign.test(text) && foreignDigits.test(text));
}

/**
 * Where the last sign that one of many texts, read as one, holds a subject ends; 0 where there is none. Of texts in
 * scripts with digits of their own it gives the end.
 */
export function endOfSigns(text: string): number {
  if (foreign.test(text)) return text.length;
  let end = 0;
  while (eachSign.test(text)) end = eachSign.lastIndex;
  return end;
}

const atEnd = /\p{Nd}[^A-Za-z\u00c0-\u024f]{0,8}$/u;
const atStart = /^[^A-Za-z\u00c0-\u024f]{0,8}\p{Nd}/u;

/** Whether a number may go on beyond the text's end: nothing but signs and space follow its last digit. */
export function mayGoOn(text: string): boolean {
  return atEnd.test(text.slice(-100).trimEnd().slice(-10));
}

/** Whether a number that began before the text may go on in it. */
export function mayContinue(text: string): boolean {
  return atStart.test(text.trimStart());
}
