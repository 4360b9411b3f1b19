import type { PhoneSubject } from '../model/subject-schema.ts';
import { detect } from './detect.ts';
import { plainText } from './labels/plain-text.ts';
import { numberingPlan } from './phones/numbering-plan.ts';
import { parseDigits } from './phones/parse-digits.ts';
import { readNumber, readValid } from './phones/read-number.ts';
import { typedNumber } from './phones/typed-number.ts';

/** A number, the country used to read it (null if it has its own code), and the text it was read from. */
export type WrittenNumber = { subject: PhoneSubject; country: string | null; written: string };

/** A number and where it is in a link's text. `isCalled`: it is the one that the link calls. */
export type NumberOfLink = WrittenNumber & { start: number; end: number; isCalled: boolean };

/**
 * The number that a link calls, and the number that its text shows if that is a different one (call tracking, or
 * fraud). `shown` is null if the text has no number, or the same one in another format. `several` are the text's
 * numbers if it has others beside the link's; otherwise it is empty. If the text's digits are the called number only
 * when read with that number's country, `target` is this reading of the text: for people elsewhere the text may mean
 * another number.
 */
export type LinkReading = { target: WrittenNumber; shown: WrittenNumber | null; several: NumberOfLink[] };

/** A text that is only digits and the signs people put between them, also unseen ones. */
const digitsAlone = /^[\s\d+()./~\-\u2060\u2063]+$/;
/**
 * Fewest digits of a local number that may be compared with the end of a whole one. Fewer digits would match many
 * numbers.
 */
const telling = 6;

/**
 * Reads the number of a link's address (`tel:`, `callto:`, `sms:`, WhatsApp) and compares the link's text with it.
 * `country` is used for numbers without a country code. Null if the address has no number that could be called.
 */
export function readLink(href: string, text: string, country: string | null): LinkReading | null {
  const target = readAddress(href, country);
  if (!target) return null;
  const numbers = numbersOf(text, target.subject, country);
  const called = numbers.filter(({ isCalled }) => isCalled);
  const several = called.length > 0 && called.length < numbers.length ? numbers : [];
  const shown = called.length > 0 ? null : (numbers[0] ?? null);
  const same = called.find(({ subject }) => subject.e164 === target.subject.e164) ?? called[0];
  return { target: same ? asShown(target, same) : target, shown, several };
}

/**
 * Reads the address as it is, then with a plus before a country code that was written without one (`tel:4930901820`).
 */
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

/** Does the address contain the whole number, with or without a plus? */
function carriesCode(href: string, { e164 }: PhoneSubject): boolean {
  return href.replace(/\D/g, '').includes(e164.slice(1));
}

function isValid({ subject }: WrittenNumber): boolean {
  return readNumber(subject.e164, null)?.status === 'valid';
}

/** Does detection accept the number, with its country code, after "tel:"? */
function isCallable({ subject }: WrittenNumber): boolean {
  return detect(`tel:${subject.e164}`, { country: null }).length > 0;
}

/** Returns the numbers of a link's text, in its order. */
function numbersOf(text: string, target: PhoneSubject, country: string | null): NumberOfLink[] {
  const plain = plainText(text).trim();
  const word = digitsAlone.test(plain) ? 'tel: ' : '';
  const offset = text.length - text.trimStart().length - word.length;
  return detect(word + plain, { country }).flatMap(({ subject, country: readWith, start, end }) => {
    if (subject.kind !== 'phone') return [];
    const number = { subject, country: readWith, written: (word + plain).slice(start, end) };
    return [{ ...number, start: start + offset, end: end + offset, isCalled: isSame(number, target) }];
  });
}

/**
 * Are both the same number? A national number is the link's number if the link's country reads it so and it is written
 * as usual there, or if it is the link's number without its area code.
 */
function isSame({ subject, country, written }: WrittenNumber, target: PhoneSubject): boolean {
  if (subject.e164 === target.e164) return true;
  const plan = country === null ? null : numberingPlan(country);
  if (!plan) return false;
  const digits = digitsOf(written, subject);
  const there = readValid(digits, homeOf(target)); // guard R60 link-read-there
  if (there?.e164 === target.e164) return !there.trunkMissing();
  const isLocal = homeOf(target) === plan.sharing[0] && readNumber(subject.e164, null)?.status !== 'valid';
  return isLocal && digits.length >= telling && !digits.startsWith('0') && target.e164.endsWith(digits);
}

/**
 * Returns the called number as the text writes it, if the text means it only in a country other than the one used to
 * read it. Otherwise returns it unchanged.
 */
function asShown(target: WrittenNumber, shown: WrittenNumber): WrittenNumber {
  const home = homeOf(target.subject);
  const isElsewhere = shown.country !== null && home !== numberingPlan(shown.country)?.sharing[0];
  return isElsewhere ? { ...target, country: home, written: shown.written } : target; // guard R60 link-guess
}

/**
 * Returns the main country of a number's calling code; null if the code has no country, such as those of satellites.
 */
function homeOf({ e164 }: PhoneSubject): string | null {
  return parseDigits(e164, null)?.plan.sharing[0] ?? null;
}

/** Returns the digits of a written number without its extension. */
function digitsOf(written: string, { extension = '' }: PhoneSubject): string {
  const digits = written.replace(/\D/g, '');
  return extension !== '' && digits.endsWith(extension) ? digits.slice(0, -extension.length) : digits;
}

const longest = 250;
const telephone = /^(?:tel|callto|sms|smsto|fax|whatsapp|viber):(?:\/\/)?(.*)$/is;
const whatsapp = /^https?:\/\/(?:(?:www\.)?wa\.me|(?:api|web|www)\.whatsapp\.com)\/(.*)$/is;
const phoneQuery = /[?&](?:phone|number)=([^&#]*)/i;

/**
 * Reads the phone number of a `tel:`, `callto:`, `sms:` or WhatsApp link, null if there is none. Follows RFC 3966:
 * `;ext=` is the extension, a `;phone-context=` that is a number goes before a local number, and visual separators are
 * dropped. Digits after a pause (`,` `;` `p` `w`) are an extension. `country` is used for national numbers.
 */
export function readTelLink(href: string, country: string | null): PhoneSubject | null {
  const link = decode(href.trim());
  if (link.length > longest) return null;
  const chat = whatsapp.exec(link);
  if (chat) {
    const digits = /^\+?(\d{5,})/.exec((phoneQuery.exec(link)?.[1] ?? chat[1] ?? '').trim())?.[1];
    return digits === undefined ? null : toSubject(`+${digits}`, null, undefined);
  }
  const body = telephone.exec(link)?.[1];
  if (body === undefined) return null;
  const query = phoneQuery.exec(body)?.[1];
  const [path = ''] = body.split('?');
  const [first = '', ...parameters] = (query ?? path).split(';');
  const [number = '', pause] = splitAtPause(first);
  const context = parameter(parameters, 'phone-context');
  const extension = parameter(parameters, 'ext')?.replace(/\D/g, '') ?? pause ?? dialedLater(parameters);
  let digits = dial(number);
  if (digits === null) return null;
  if (!digits.startsWith('+') && context?.startsWith('+'))
    digits = `+${context.replace(/\D/g, '')}${digits.replace(/^0/, '')}`;
  return toSubject(digits, country, extension);
}

/** Returns the digits after a `;` without a name: phones wait there, and RFC 3966 has no such parameter. */
function dialedLater(parameters: readonly string[]): string | undefined {
  return parameters.map((each) => /^(\d{1,11})#?$/.exec(each)?.[1]).find((digits) => digits !== undefined);
}

/**
 * Splits a number from the digits after its first pause. A second number after a comma is another recipient's, so it is
 * dropped.
 */
function splitAtPause(text: string): [string, string | undefined] {
  const match = /^([^,pw]*?)(?:[,pw]+(\d{1,11}))?#?$/i.exec(text);
  if (match) return [match[1] ?? '', match[2]];
  return [text.split(',')[0] ?? '', undefined];
}

function parameter(parameters: readonly string[], name: string): string | undefined {
  const found = parameters.find((text) => text.toLowerCase().startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Returns the digits and a leading `+`, null if there are characters other than visual separators. */
function dial(text: string): string | null {
  const plain = plainText(text).replace(/[\s\u2060\u2063().\-/~_]/g, '');
  return /^\+?\d+$/.test(plain) ? plain : null;
}

function toSubject(digits: string, country: string | null, extension: string | undefined): PhoneSubject | null {
  const number = typedNumber(digits, country);
  if (number.kind === 'unreadable') return null;
  const kept = extension !== undefined && /^\d{1,11}$/.test(extension) ? { extension } : {};
  return { kind: 'phone', e164: number.e164, ...kept };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
