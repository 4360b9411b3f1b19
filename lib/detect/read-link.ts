import type { PhoneSubject } from '../model/subject.ts';
import { detect } from './detect.ts';
import { readTelLink } from './read-tel-link.ts';
import { plainText } from './verdict/plain-text.ts';
import { readNumber } from './verdict/read-number.ts';

/** A number, its country where it was read nationally, and what it was read from. */
export type WrittenNumber = { subject: PhoneSubject; country: string | null; written: string };

/**
 * The number that a link calls, and the one that its text shows where that is another: call tracking, or worse. `shown` is
 * null where the text is no number, or the same one written otherwise.
 */
export type LinkReading = { target: WrittenNumber; shown: WrittenNumber | null };

/** Only what people put between digits: a text that is one number and nothing else. */
const digitsAlone = /^[\s\d+()./~-]+$/;
/** A local number is the end of the whole one; fewer digits would be the end of many. */
const telling = 6;

/**
 * Reads a link by its address (`tel:`, `callto:`, `sms:`, WhatsApp) and compares its text. `country` is where numbers
 * without a country code are read. Null where the address holds no number that could be called.
 */
export function readLink(href: string, text: string, country: string | null): LinkReading | null {
  const target = readAddress(href, country);
  return target && { target, shown: otherNumber(text, target.subject, country) };
}

/** As it stands; then with the country code that some forget to mark with a plus (`tel:4930901820`). */
function readAddress(href: string, country: string | null): WrittenNumber | null {
  const readings: WrittenNumber[] = [];
  for (const [address, home] of [
    [href, null],
    [href, country],
    [href.replace(/^([a-z]+:(?:\/\/)?)(?=[1-9])/i, '$1+'), null],
  ] as const) {
    const subject = readTelLink(address, home);
    if (subject) readings.push({ subject, country: carriesCode(href, subject) ? null : home, written: href });
  }
  return readings.find(isValid) ?? readings.find(isCallable) ?? null;
}

/** The whole number stands in the address, with or without a plus. */
function carriesCode(href: string, { e164 }: PhoneSubject): boolean {
  return href.replace(/\D/g, '').includes(e164.slice(1));
}

function isValid({ subject }: WrittenNumber): boolean {
  return readNumber(subject.e164, null)?.status === 'valid';
}

/** As strict as detection is with a number that has a country code and stands behind "tel:". */
function isCallable({ subject }: WrittenNumber): boolean {
  return detect(`tel:${subject.e164}`, { country: null }).length > 0;
}

/** The first number of the text, where none of its numbers is the link's. */
function otherNumber(text: string, target: PhoneSubject, country: string | null): WrittenNumber | null {
  const plain = plainText(text).trim();
  const word = digitsAlone.test(plain) ? 'tel: ' : '';
  const shown: WrittenNumber[] = [];
  for (const find of detect(word + plain, { country })) {
    if (find.subject.kind !== 'phone') continue;
    const written = (word + plain).slice(find.start, find.end);
    shown.push({ subject: find.subject, country: find.country, written });
  }
  return shown.some((number) => isSame(number, target)) ? null : (shown[0] ?? null);
}

/** The same number; one written nationally may have been read with another country than the link's. */
function isSame({ subject, country, written }: WrittenNumber, target: PhoneSubject): boolean {
  if (subject.e164 === target.e164) return true;
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  return country !== null && digits.length >= telling && target.e164.endsWith(digits);
}
