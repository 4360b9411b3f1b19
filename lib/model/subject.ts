import type { FindReason, PageReading } from './page/page-reading.ts';
import type { Subject } from './subject-schema.ts';

/**
 * A subject found in a text. `start` and `end` are UTF-16 offsets, `end` exclusive. `sure` is true if the text itself
 * leaves no doubt (a leading `+`, a `tel:` link, a phone word before it, an address that can hardly be a version),
 * false for a guess. `country` is the region that a national number was read with; null if the number has its own
 * country code or is an address. `inRow`: that region is named in the number's row of a table. `reason`: why an address was
 * found. `reading` is there for what was found on a page.
 */
export type Find = {
  start: number;
  end: number;
  subject: Subject;
  sure: boolean;
  country: string | null;
  inRow?: true;
  reason?: FindReason;
  reading?: PageReading;
};

/**
 * Returns the subject's canonical text, which is also its key in the cache and the history: E.164, or the address. It
 * is apart from the schema, so that pages can use it without zod.
 */
export function subjectKey(subject: Subject): string {
  return subject.kind === 'phone' ? subject.e164 : subject.ip;
}

/** Is this the key of an address? That of a number starts with a plus. */
export function isAddressKey(key: string): boolean {
  return !key.startsWith('+');
}

/** Returns the key of a subject in a list. Numbers with different extensions are different subjects. */
export function entryKey(subject: Subject): string {
  const extension = subject.kind === 'phone' ? subject.extension : undefined;
  return extension === undefined ? subjectKey(subject) : `${subjectKey(subject)};ext=${extension}`;
}

const digit = /\p{Nd}/gu;

/**
 * Returns the format of a written number: each digit becomes a 0, the characters between them stay (`030 9018` → `000
 * 0000`).
 */
export function numberForm(written: string): string {
  return written.trim().replace(digit, '0');
}

/**
 * Returns the last six digits of an E.164 number (fewer if it is shorter). They are adjacent in every way of writing
 * it, national format and extensions included.
 */
export function tellingDigits(e164: string): string {
  return e164.slice(1).slice(-6);
}

/**
 * Returns the digits in a search for a number, to be matched with E.164: without separators and leading zeros ("0171
 * 23" finds +49 171 23…). Empty if the search is for something else.
 */
export function searchedDigits(search: string): string {
  return /^[+\d\s()./-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
}

/** Why a text is not a subject. `needs-country`: it is in national format, and no default country is known. */
export type UnreadableReason = 'empty' | 'neither' | 'needs-country' | 'too-long';
