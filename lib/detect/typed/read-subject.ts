import { formatIp, parseIp } from '../../address/ip.ts';
import { withoutPort } from '../../address/port.ts';
import type { ListFind } from '../../model/page/found.ts';
import { cellSeparator } from '../../model/page/found.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { UnreadableReason } from '../../model/subject.ts';
import { subjectKey } from '../../model/subject.ts';
import type { PhoneSubject, Subject } from '../../model/subject-schema.ts';
import { refang } from '../addresses/refang.ts';
import { linkOfNumber } from '../candidates/number-links.ts';
import { rowCountry } from '../country/row-country.ts';
import { detect } from '../detect.ts';
import { digitGroups } from '../groups/digit-groups.ts';
import { extensionAt } from '../groups/extension.ts';
import { readLettered } from '../phones/lettered-numbers.ts';
import { isCallingCode, keepsZeroFromAbroad, numberingPlan } from '../plan/numbering-plan.ts';
import { readNumber } from '../plan/read-number.ts';
import { withRussianCode } from '../readings/russian-trunk.ts';
import { isOfOneSystem } from '../text/digit-systems.ts';
import { plainText } from '../text/plain-text.ts';
import { unseenSigns } from '../unseen-signs.ts';
import { readTelLink } from './read-tel-link.ts';
import { typedBesides, typedNumber, typedOtherwise } from './typed-number.ts';

export type SubjectReading =
  | { kind: 'subject'; subject: Subject; country: string | null }
  | { kind: 'unreadable'; reason: UnreadableReason };

/** A subject and the country used to read it: null if the number has its own calling code, and for an IP address. */
type SubjectWithCountry = { subject: Subject; country: string | null };

const longest = 250; // guard longest-subject
// A plus sign, digits, and the signs people put between them, with the brackets of a trunk zero.
const dialed = /^[+(]*\d[\d +()./~-]*/;

/**
 * Reads typed or pasted text, or a link that calls a number, as one subject.
 *
 * An IP address may be in brackets or defanged, and may have a port, a zone or a prefix length. A number with `+` and a
 * country code is a subject from three digits on, even if it is not valid: the report says what is wrong. A number
 * without a country code needs `country` (ISO 3166-1 alpha-2). The `country` returned is the one that was used, null if
 * the number has its own code. A text of more than 250 characters is `too-long`; words are `neither`.
 */
export function readSubject(text: string, country: string | null): SubjectReading {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'unreadable', reason: 'empty' };
  if (trimmed.length > longest) return { kind: 'unreadable', reason: 'too-long' };
  if (isLink(trimmed)) {
    const own = readTelLink(trimmed, null);
    const subject = own ?? readTelLink(trimmed, country);
    if (subject) return { kind: 'subject', subject, country: own ? null : country };
    return { kind: 'unreadable', reason: country === null && readTelLink(trimmed, 'US') ? 'needs-country' : 'neither' };
  }
  if (!isOfOneSystem(trimmed)) return { kind: 'unreadable', reason: 'neither' }; // guard typed-digit-system
  const plain = plainText(trimmed).replace(unseenSigns, '').trim();
  const ip = readAddress(plain);
  if (ip !== null) return { kind: 'subject', subject: { kind: 'ip', ip }, country: null };
  return readDialed(plain, country) ?? readOnlyFind(plain, country);
}

/** Does a text begin as a link that calls a number does? */
export function isLink(text: string): boolean {
  return linkOfNumber.test(URL.parse(text)?.href ?? '');
}

/** Returns the canonical IP address in `text`, without brackets, scheme, path, port, zone and prefix length. */
function readAddress(text: string): string | null {
  const meant = refang(text)
    .replace(/^h(?:tt|xx)ps?:\/\//i, '')
    .replace(/^ipv[46]:\s*/i, '');
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?(?:\/.*)?$/.exec(meant);
  const bare = withoutPort(bracketed?.[1] ?? meant)
    .replace(/\/.*$/, '')
    .replace(/%.*$/, '')
    .replace(/^<(.*)>$/, '$1')
    .trim();
  const ip = parseIp(bare);
  return ip === null ? null : formatIp(ip);
}

function readDialed(text: string, country: string | null): SubjectReading | null {
  const match = dialed.exec(text);
  if (!match) return null;
  let number = match[0].trimEnd();
  let rest = text.slice(number.length);
  // `… 89 x12`, `… 89 ext. 12`: the rest must be an extension and nothing more.
  const extension = extensionAt(text, number.length);
  if (extension && extension.end === text.length) rest = '';
  else number = match[0].replace(/[ (+./~-]+$/, '');
  if (/[^\s.,;:()/~-]/.test(rest) || number.slice(1).includes('+')) return null;
  if (!number.startsWith('+') && typedOtherwise(number, country)) return null;
  const typed = typedNumber(dialedDigits(number, country), country);
  if (typed.kind === 'unreadable') return typed;
  const kept = extension && rest === '' ? { extension: extension.digits } : {};
  return { kind: 'subject', subject: { kind: 'phone', e164: typed.e164, ...kept }, country: typed.country };
}

/** `49 (0)`, `(44)(0)`: digits before a trunk zero in brackets. */
const beforeTrunkZero = /^(\d{1,3})[ )./-]*\(0/;

/** Returns the digits with their plus. A trunk zero in brackets after a calling code is dropped. */
function dialedDigits(text: string, country: string | null): string {
  const written = text.replace(/^\(+/, '');
  const code = country === null ? undefined : numberingPlan(country)?.callingCode;
  const russian = code === '7' ? null : withRussianCode(digitGroups(written, 0, written.length));
  if (russian !== null) return russian;
  const number = isCallingCode(beforeTrunkZero.exec(written)?.[1] ?? '') ? `+${written}` : written;
  const isInternational = number.startsWith('+') || number.startsWith('00');
  const dropsZero = isInternational && !keepsZeroFromAbroad(number);
  const kept = dropsZero ? number.replace('(0)', '').replace(/\(0(?=\d)/, '(') : number;
  return `${number.startsWith('+') ? '+' : ''}${kept.replace(/\D/g, '')}`;
}

/**
 * Returns the other number that typed digits may be: `4917612345678` in Germany is read with its calling code, and may be
 * a number of Norden. Null if there is none.
 */
export function otherReading(text: string, country: string | null): PhoneSubject | null {
  const e164 = digitsAlone.test(text) ? typedBesides(text.replace(/\D/g, ''), country) : null;
  return e164 === null ? null : { kind: 'phone', e164 };
}

const digitsAlone = /^\d[\d\s./-]*$/;

/** Reads a phrase with exactly one subject ("Tel.: 030 901820"), or a number written with letters. */
function readOnlyFind(text: string, country: string | null): SubjectReading {
  const [find, ...others] = detect(text, { country });
  if (find && others.length === 0) return { kind: 'subject', subject: find.subject, country: find.country };
  const lettered = find ? null : readLettered(text, country);
  if (lettered) return { kind: 'subject', ...lettered };
  return { kind: 'unreadable', reason: 'neither' };
}

/**
 * Reads typed or pasted text: one subject if the whole text is one, otherwise each subject in it once. `country` is
 * used for national numbers. The list is never empty: if there is no subject, the reason is returned.
 */
export function readTyped(
  text: string,
  country: string | null,
): Result<[SubjectWithCountry, ...SubjectWithCountry[]], UnreadableReason> {
  const read = readSubject(text, country);
  if (read.kind === 'subject') return ok([{ subject: read.subject, country: read.country }]);
  // A number in a link's address need not be the one that it calls. "Tel: …, Fax: …" is no link, but a phrase.
  const isOnlyLink = isLink(text.trim()) && !/\s\p{L}/u.test(text);
  const [first, ...others] = isOnlyLink ? [] : findSubjects(text, country); // guard typed-link
  return first ? ok([first, ...others]) : failed(read.reason);
}

/**
 * Finds the subjects in one part of a list that the user supplied, in order; other cells of its row may come after it.
 * `alone`: the part is a whole line or cell of digits and the signs between them. If detection finds nothing in it, it is read as typed text, and kept if it is a
 * valid number, has its own country code, or is an IP address.
 */
export function readListed(text: string, { country, alone }: { country: string | null; alone: boolean }): ListFind[] {
  const finds = detect(text, { country }).map(({ start, end, subject, country: readWith }) => {
    const written = text.slice(start, end);
    return { start, end, subject, country: readWith, defanged: refang(written) !== written };
  });
  if (finds.length > 0 || !alone) return finds;
  const [own = ''] = text.split(cellSeparator, 1);
  const home = rowCountry(text, { start: 0, end: own.length }, { places: () => true })?.country ?? country;
  const read = readSubject(own, home);
  if (read.kind !== 'subject') return [];
  const { subject } = read;
  const isMeant =
    subject.kind === 'ip' ||
    /^\s*\+/.test(text) ||
    readNumber(subject.e164, null)?.status === 'valid' ||
    otherReading(own, home) !== null;
  const start = own.length - own.trimStart().length;
  const whole = { start, end: start + own.trim().length };
  return isMeant ? [{ ...whole, subject, country: read.country, defanged: refang(own) !== own }] : [];
}

/** A text that is only a number with the usual signs in it, or a link to a number. */
const numberAlone = /^\s*(?:\+|[a-z]+:|[\d(][\d\s()./+-]*$)/i;

/**
 * Finds the subjects in a selection or a link's address, in order, each once. A number selected alone is read as typed
 * text, even if detection would ignore it on a page.
 */
export function findSubjects(text: string, country: string | null): SubjectWithCountry[] {
  const finds = detect(text, { country });
  const found = finds.map(({ subject, country: readWith }) => ({ subject, country: readWith }));
  if (found.length === 0 && numberAlone.test(text)) {
    const read = readSubject(text, country);
    if (read.kind === 'subject') return [{ subject: read.subject, country: read.country }];
  }
  const lettered = found.length === 0 ? readLettered(text, country) : null;
  if (lettered) return [lettered];
  return [...new Map(found.map((each) => [subjectKey(each.subject), each])).values()];
}
