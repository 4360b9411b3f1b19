import { plainName } from '../model/answer/contact.ts';
import type { Report } from '../model/answer/report.ts';
import type { ReadBy } from '../model/page/read-by.ts';
import { isAssumed } from '../model/page/read-by.ts';
import type { HistoryEntry } from '../model/stored-types.ts';
import { searchedDigits, subjectKey } from '../model/subject.ts';
import type { Subject } from '../model/subject-schema.ts';
import { withoutIsolates } from './isolated.ts';
import { say } from './say.ts';

/** Returns the subject as people write it: the number in international format with its extension, or the IP address. */
export function subjectText({ subject, device }: Report): string {
  if (subject.kind === 'ip') return subject.ip;
  const number = device.kind === 'phone' && device.international !== '' ? device.international : subject.e164;
  return withExtension(number, subject);
}

/** Adds the subject's extension to its number, however that is written. */
export function withExtension(number: string, subject: Subject): string {
  const extension = subject.kind === 'phone' ? subject.extension : undefined;
  return extension === undefined ? number : say('withExtension', number, extension);
}

/** Returns a text that is read as this subject again. */
export function rereadText(subject: Subject): string {
  return withoutIsolates(withExtension(subjectKey(subject), subject));
}

/**
 * Returns an IP address that no program takes for a link (`1[.]1[.]1[.]1`, `2001[:]db8[:][:]1`): every dot and colon in
 * brackets, as analysts write it in tickets.
 */
export function defanged(ip: string): string {
  return ip.replace(/[.:]/g, '[$&]');
}

/** Returns an IP address that no program takes for a link, in the short form of a ticket: `45.155.205[.]233`. */
export function shortlyDefanged(ip: string): string {
  return ip.replace(/[.:](?=[^.:]*$)/, '[$&]');
}

/** Returns the number as it is written in its country, with its extension; null if it has no national format. */
export function nationalText({ subject, device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind === 'not-a-number' || device.national === '') return null;
  return withExtension(device.national, subject);
}

/** Returns a subject as a row shows it: a number in its national format if its country was assumed. */
export function readText(report: Report, read: ReadBy): string {
  return (isAssumed(read) ? nationalText(report) : null) ?? subjectText(report);
}

const legalForms = /\b(?:gmbh|inc|ltd|limited|llc|ag|plc|corp|corporation|co|company|sa|spa|bv|nv|kg)\b/g;

/**
 * Returns a name for comparing: lower case, without accents, punctuation and legal forms ("Vodafone GmbH" is
 * "vodafone").
 */
export function plainKey(name: string): string {
  const letters = plainName(name)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return letters.replace(legalForms, '').replace(/ +/g, ' ').trim() || letters || name;
}

/**
 * Returns the entries (recent lookups, notes) whose title, number or IP address contains the search text. Numbers also
 * match by digits.
 */
export function findEntries<Entry extends Pick<HistoryEntry, 'subject' | 'title'>>(
  entries: readonly Entry[],
  search: string,
): Entry[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...entries];
  const digits = searchedDigits(wanted);
  return entries.filter(({ subject, title }) => {
    const key = subjectKey(subject);
    if (key.includes(wanted) || title.toLowerCase().includes(wanted)) return true;
    return subject.kind === 'phone' && digits !== '' && key.includes(digits);
  });
}

/** Returns the subject of a recent lookup as people write it, with its extension. */
export function recentText({ subject, number }: HistoryEntry): string {
  return withExtension(number ?? subjectKey(subject), subject);
}
