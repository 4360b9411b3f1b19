import { formatIp } from '../address/format-ip.ts';
import { parseIp } from '../address/parse-ip.ts';
import type { Subject } from '../model/subject.ts';
import type { UnreadableReason } from '../model/unreadable-reason.ts';
import { detect } from './detect.ts';
import { readLettered } from './read-lettered.ts';
import { readTelLink } from './read-tel-link.ts';
import { extensionAt } from './verdict/extension.ts';
import { nothing, plainText, wideHalf } from './verdict/plain-text.ts';
import { refang } from './verdict/refang.ts';
import { typedNumber } from './verdict/typed-number.ts';
import { typedOtherwise } from './verdict/typed-otherwise.ts';

export type SubjectReading =
  | { kind: 'subject'; subject: Subject; country: string | null }
  | { kind: 'unreadable'; reason: UnreadableReason };

const longest = 250;
const link =
  /^(?:tel|callto|sms|smsto|fax|whatsapp|viber):|^https?:\/\/(?:(?:www\.)?wa\.me|(?:api|web|www)\.whatsapp\.com)\//i;
const invisible = new RegExp(`[${nothing}${wideHalf}]`, 'g');
// A plus, digits, and what people put between them; the bracket round a trunk zero too.
const dialled = /^[+(]*\d[\d +()./~-]*/;

/**
 * Reads what a person typed or pasted, or a `tel:`, `callto:`, `sms:` or WhatsApp link, as one subject.
 *
 * An address may stand in brackets, be defanged, and carry a port, a zone or a prefix length. A number with `+` and a
 * country code is a subject as soon as three digits are there, however wrong it is: the engine says why. A number
 * without a country code needs `country`; the answer's `country` is the one it was read with, null where the number
 * carried its own code. Texts of more than 250 characters are too long, words are neither.
 */
export function readSubject(text: string, country: string | null): SubjectReading {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'unreadable', reason: 'empty' };
  if (trimmed.length > longest) return { kind: 'unreadable', reason: 'too-long' };
  if (link.test(trimmed)) {
    const subject = readTelLink(trimmed, country);
    if (subject) return { kind: 'subject', subject, country: carriesCode(trimmed) ? null : country };
    return { kind: 'unreadable', reason: country === null && readTelLink(trimmed, 'US') ? 'needs-country' : 'neither' };
  }
  const plain = plainText(trimmed).replace(invisible, '').trim();
  const ip = readAddress(plain);
  if (ip !== null) return { kind: 'subject', subject: { kind: 'ip', ip }, country: null };
  return readDialled(plain, country) ?? readOnlyFind(plain, country);
}

function carriesCode(href: string): boolean {
  return /^[a-z]+:(?:\/\/)?(?:\+|%2b|00)|whatsapp|wa\.me|phone-context=(?:\+|%2b)/i.test(href);
}

/** The address in `text` without brackets, scheme, path, port, zone and prefix length. */
function readAddress(text: string): string | null {
  const meant = refang(text)
    .replace(/^h(?:tt|xx)ps?:\/\//i, '')
    .replace(/^ipv[46]:\s*/i, '');
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?(?:\/.*)?$/.exec(meant);
  const bare = (bracketed?.[1] ?? meant)
    .replace(/^([\d.]+):\d{1,5}(?=$|\/)/, '$1')
    .replace(/\/.*$/, '')
    .replace(/%.*$/, '')
    .replace(/^<(.*)>$/, '$1')
    .trim();
  const ip = parseIp(bare);
  return ip === null ? null : formatIp(ip);
}

function readDialled(text: string, country: string | null): SubjectReading | null {
  const match = dialled.exec(text);
  if (!match) return null;
  let number = match[0].trimEnd();
  let rest = text.slice(number.length);
  // `… 89 x12`, `… 89 ext. 12`: what is left must be an extension and nothing else.
  const extension = extensionAt(text, number.length);
  if (extension && extension.end === text.length) rest = '';
  else number = match[0].replace(/[ (+./~-]+$/, '');
  if (/[^\s.,;:()/~-]/.test(rest) || number.slice(1).includes('+')) return null;
  if (!number.startsWith('+') && typedOtherwise(number)) return null;
  const typed = typedNumber(dialledDigits(number), country);
  if (typed.kind === 'unreadable') return typed;
  const kept = extension && rest === '' ? { extension: extension.digits } : {};
  return { kind: 'subject', subject: { kind: 'phone', e164: typed.e164, ...kept }, country: typed.country };
}

/** Digits with the plus; a trunk zero in brackets behind a country code goes, but for Italy, which keeps it. */
function dialledDigits(text: string): string {
  const plus = /^\(*\+/.test(text);
  const international = plus || /^\(*00/.test(text);
  const kept =
    international && !/^\(*(?:\+|00)39/.test(text) ? text.replace('(0)', '').replace(/\(0(?=\d)/, '(') : text;
  return `${plus ? '+' : ''}${kept.replace(/\D/g, '')}`;
}

/** A pasted phrase such as "Tel.: 030 901820" that holds exactly one subject, or a number that is written with letters. */
function readOnlyFind(text: string, country: string | null): SubjectReading {
  const [find, ...others] = detect(text, { country });
  if (find && others.length === 0) return { kind: 'subject', subject: find.subject, country: find.country };
  const lettered = find ? null : readLettered(text, country);
  if (lettered) return { kind: 'subject', ...lettered };
  return { kind: 'unreadable', reason: 'neither' };
}
