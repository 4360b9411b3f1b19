import { linkCharacters } from '../../model/limits.ts';
import type { PhoneSubject, Subject } from '../../model/subject-schema.ts';
import { detect } from '../detect.ts';
import type { NumberingPlan } from '../plan/numbering-plan.ts';
import { numberingPlan } from '../plan/numbering-plan.ts';
import { parseDigits } from '../plan/parse-digits.ts';
import { readNumber, readValid } from '../plan/read-number.ts';
import { hasOtherDigits, isOfOneSystem } from '../text/digit-systems.ts';
import { plainText } from '../text/plain-text.ts';
import { dialedBesides, linkRecipients, readTelLink } from './read-tel-link.ts';
import { shortNumber } from './typed-beginning.ts';
import { typedNumber } from './typed-number.ts';

/** A number, the country used to read it (null if it has its own code), and the text it was read from. */
export type WrittenNumber = { subject: PhoneSubject; country: string | null; written: string };

/** A number and where it is in a link's text. `isCalled`: it is the one that the link calls. */
export type NumberOfLink = WrittenNumber & { start: number; end: number; isCalled: boolean };

/** What a link calls, and what its text shows. */
export type LinkReading = {
  /**
   * The number that the link calls. If the text's digits are that number only when they are read with its country, this
   * is that reading of the text: for people elsewhere the text may mean another number.
   */
  target: WrittenNumber;
  /** The text's number if it is a different one (call tracking, or fraud); null if there is none. */
  shown: WrittenNumber | null;
  /** The text's numbers if it has others beside the link's; otherwise empty. */
  several: NumberOfLink[];
  /** A second number that the link calls. If the text does not show one of the two, that one is the `target`. */
  also: WrittenNumber | null;
  /**
   * One more number that cannot be read, or what is dialed after a number and may lead on, in short; an ellipsis if only
   * the text cannot be compared, as its digits are not those of the address.
   */
  unread: string | null;
};

/** A text that is only digits and the signs people put between them, also unseen ones. */
const digitsAlone = /^[\s\d+()./~\-\u2060\u2063]+$/;
/**
 * Fewest digits of a local number that may be compared with the end of a whole one. Fewer digits would match many
 * numbers.
 */
const fewestCompared = 6;
/** Most digits of a short number, such as that of an emergency or of a public service. */
const mostOfShort = 6;

/**
 * Reads the number of a link's address (`tel:`, `callto:`, `sms:`, WhatsApp) and compares the link's text with it.
 * `country` is used for numbers without a country code. Null if the address has no number that could be called.
 */
export function readLink(href: string, text: string, country: string | null): LinkReading | null {
  const recipients = linkRecipients(completePart(href));
  const read = recipients.flatMap((each) => readAddress(each, country) ?? []);
  const targets = read.filter(({ subject }, at) => read.findIndex((each) => isEqual(each.subject, subject)) === at);
  const [first, second, ...others] = targets;
  if (!first) return null;
  const unreadable = recipients.find((each) => !readAddress(each, country));
  const besides = recipients.map(dialedBesides).find((each) => each !== ''); // guard link-dials-on
  const unread = inShort(unreadable ?? besides ?? '') ?? incomparable(text);
  const numbers = numbersOf(text, first.subject, country);
  if (second) return { ...compareMany([first, second, ...others], numbers), unread };
  const elsewhere = localElsewhere(text, first.subject, country); // guard link-area-code
  return { ...compareOne(first, numbers, elsewhere), also: null, unread };
}

/** Compares the one number that a link calls with the numbers of its text, or with a local one of another country. */
function compareOne(target: WrittenNumber, numbers: NumberOfLink[], elsewhere: WrittenNumber | null) {
  const called = numbers.filter(({ isCalled }) => isCalled);
  const same = called.find(({ subject }) => isEqual(subject, target.subject)) ?? called[0];
  if (!same) return { target, shown: numbers[0] ?? elsewhere, several: [] };
  return { target: asShown(target, same), shown: null, several: called.length < numbers.length ? numbers : [] };
}

/** Compares the first two numbers that a link calls with those of its text: one that the text does not show comes first. */
function compareMany(targets: [WrittenNumber, WrittenNumber, ...WrittenNumber[]], numbers: NumberOfLink[]) {
  const [first, second] = targets;
  const isShown = ({ subject }: WrittenNumber) => numbers.some((each) => isSame(each, subject));
  const hidden = targets.find((each) => !isShown(each)); // guard every-recipient
  const [shown] = numbers;
  return hidden && shown
    ? { target: hidden, shown, several: [], also: null }
    : { target: first, shown: null, several: [], also: second };
}

/** How much of a link's address is shown (characters): the rest tells people no more. */
const mostShown = 18;

/**
 * Returns in short what a link calls whose number cannot be read (`*21*0900…`, a short code), if its `text` shows this
 * subject. Null if the address is empty, so that the text is all there is (`tel:`), or if it is that number in its own
 * country and the text confirms it.
 */
export function calledInstead(href: string, shown: Subject, text: string): string | null {
  if (shown.kind !== 'phone') return null;
  const whole = completePart(href);
  const target = whole === href ? readAddress(href, homeOf(shown)) : null;
  if (!target || !isEqual(target.subject, shown)) return inShort(href);
  return inShort(dialedBesides(whole)) ?? incomparable(text);
}

/** What a telephone dials of these addresses although it is no number: a code, or a short number. */
const dialing = /^(?:tel|sms|smsto|mms):[^?&]*[\p{Nd}*#]/iu;

/**
 * Returns in short what a link has a telephone dial that is no number; null if it is nothing, if the `text` shows it, too,
 * or if it is the number of an emergency or a public service.
 */
export function dialedUnseen(href: string, text: string): string | null {
  const dialed = dialing.test(decodeAddress(href)) ? inShort(href) : null;
  if (dialed === null || ['emergency', 'emergency-somewhere', 'public'].includes(shortNumber(dialed) ?? ''))
    return null;
  return !dialed.endsWith('…') && text.replace(/\s+/g, '').includes(dialed) ? null : dialed;
}

/** Returns an ellipsis if the text has digits that may look like others, so that it confirms no address; otherwise null. */
function incomparable(text: string): string | null {
  return hasOtherDigits(text) ? '…' : null; // guard link-other-digits
}

/** Returns the beginning of an address without its scheme; null if it has nothing that could be dialed. */
function inShort(href: string): string | null {
  const decoded = decodeAddress(href);
  const address = plainText(decoded).replace(/^\s*[a-z-]+:(?:\?users=|\/*)/i, '');
  const isCut = href.length >= linkCharacters;
  if (!isCut && !/[\p{L}\p{N}*#]/u.test(address)) return null; // guard link-unread
  if (hasOtherDigits(decoded)) return '…';
  const readable = (/^[^?]+/.exec(address)?.[0] ?? address).replace(/[^!-~]/g, '');
  return readable.length > mostShown || readable === '' ? `${readable.slice(0, mostShown)}…` : readable;
}

/**
 * Returns an address without a last part that may have been cut; empty if its number may have been. A telephone may dial
 * on in the query of `tel:`.
 */
function completePart(href: string): string {
  if (href.length < linkCharacters || /^tel:[^?]*\?/i.test(href)) return href; // guard link-cut
  return href.includes('?') ? href.slice(0, href.indexOf('?')) : '';
}

function decodeAddress(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

function isEqual(one: PhoneSubject, other: PhoneSubject): boolean {
  return one.e164 === other.e164;
}

/**
 * Reads the address as it is, then with a plus before a country code that was written without one (`tel:4930901820`).
 */
function readAddress(href: string, country: string | null): WrittenNumber | null {
  const readings: WrittenNumber[] = [];
  for (const [address, home] of [
    [href, null],
    [href, country],
    [href.replace(/^([a-z-]+:(?:\/\/)?)(?=[1-9])/i, '$1+'), null],
  ] as const) {
    const subject = readTelLink(address, home);
    if (subject) readings.push({ subject, country: carriesCode(href, subject) ? null : home, written: href });
  }
  return readings.find(isValid) ?? readings.find((each) => isCallable(each) && !isShort(each)) ?? null;
}

/** `tel:116117`: is it a short number, which works within its country only? */
function isShort({ country, written }: WrittenNumber): boolean {
  return country !== null && written.replace(/\D/g, '').length <= mostOfShort;
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
  const shown = text.trim();
  const plain = plainText(shown);
  const word = digitsAlone.test(plain) ? 'tel: ' : '';
  const offset = text.length - text.trimStart().length - word.length;
  return detect(word + shown, { country }).flatMap(({ subject, country: readWith, start, end }) => {
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
  const there = readValid(digits, homeOf(target)); // guard link-read-there
  if (there?.e164 === target.e164) return !there.trunkMissing();
  const isLocal = planOf(target) === plan && readNumber(subject.e164, null)?.status !== 'valid';
  return isLocal && digits.length >= fewestCompared && !digits.startsWith('0') && target.e164.endsWith(digits);
}

/**
 * Returns the text's number if it is the called one without its area code, and that one is of another country with the
 * same calling code: whoever reads "555-0123" on a page of the USA expects no call to Jamaica (`+1876`). Detection finds
 * no number in such a text.
 */
function localElsewhere(text: string, { e164 }: PhoneSubject, country: string | null): WrittenNumber | null {
  const called = parseDigits(e164, null);
  if (country === null || !called?.plan.sharing.includes(country) || !isOfOneSystem(text)) return null;
  if (called.plan === numberingPlan(country)) return null;
  const plain = plainText(text);
  // The whole national number first, then without one digit more of its area code each time.
  for (let from = 0; called.national.length - from >= fewestCompared; from += 1) {
    const digits = called.national.slice(from);
    const [written] = new RegExp(`(?<!\\d)${[...digits].join('[^\\p{L}\\d]{0,3}')}(?!\\d)`, 'u').exec(plain) ?? [];
    if (written === undefined) continue;
    const number = from > 0 ? typedNumber(digits, country) : null;
    return number?.kind === 'number' ? { subject: { kind: 'phone', e164: number.e164 }, country, written } : null;
  }
  return null;
}

/**
 * Returns the called number as the text writes it, if the text means it only in a country other than the one used to
 * read it. Otherwise returns it unchanged.
 */
function asShown(target: WrittenNumber, shown: WrittenNumber): WrittenNumber {
  const home = homeOf(target.subject);
  const isElsewhere = shown.country !== null && home !== numberingPlan(shown.country)?.sharing[0];
  return isElsewhere ? { ...target, country: home, written: shown.written } : target; // guard link-guess
}

/**
 * Returns the main country of a number's calling code; null if the code has no country, such as those of satellites.
 */
function homeOf(subject: PhoneSubject): string | null {
  return planOf(subject)?.sharing[0] ?? null;
}

/** Returns the numbering plan of a number's own country, also if others share its calling code. */
function planOf({ e164 }: PhoneSubject): NumberingPlan | null {
  return parseDigits(e164, null)?.plan ?? null;
}

/** Returns the digits of a written number without its extension. */
function digitsOf(written: string, { extension = '' }: PhoneSubject): string {
  const digits = written.replace(/\D/g, '');
  return extension !== '' && digits.endsWith(extension) ? digits.slice(0, -extension.length) : digits;
}
