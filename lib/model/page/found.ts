import type { SiteState } from '../settings/site.ts';
import type { Find } from '../subject.ts';
import type { Subject } from '../subject-schema.ts';
import type { CountryRung } from './page-reading.ts';

/**
 * A subject in a frame of a page, and how often it is there. `country` is the region that a national number was read
 * with, and `rung` named it; null if it has its own country code, at one of its places at least, or is an address.
 */
export type FoundInFrame = { subject: Subject; country: string | null; rung: CountryRung | null; count: number };

/** Adds what another place of a subject tells of its country: its own country code leaves no doubt about the others. */
export function alsoReadBy(known: Pick<FoundInFrame, 'country' | 'rung'>, country: string | null): void {
  if (country !== null) return;
  known.country = null;
  known.rung = null;
}

/** A subject of a whole page. `places` are the frames that have it, the top frame first. */
export type FoundSubject = Omit<FoundInFrame, 'count'> & { places: { frame: number; count: number }[] };

/** What of a page its script does not read, although it may have numbers: a PDF file, or what users write in. */
export const unreadParts = ['pdf', 'editor'] as const;
/** Also a page that draws its text as a picture, which is known by its address. */
export type UnreadPart = (typeof unreadParts)[number] | 'canvas';

/**
 * Everything on the page in a tab, each subject once, in reading order. `cut`: there is more than is listed. `unread` is
 * why there may be something although nothing was found; null if everything was read, or if something was found.
 */
export type FoundPage = { tab: number; subjects: FoundSubject[]; cut: boolean; unread: UnreadPart | null };

/** What is on the page in the active tab (null if no page script runs there), and what Numlens does on its site. */
export type FoundReply = { site: SiteState; page: FoundPage | null };

/** Most subjects listed for a page. A frame reports one more, to show that there are more. */
export const mostFound = 1_000;

/** The number of different phone numbers and addresses on a page. */
export type FoundCounts = { phones: number; addresses: number };

/** Counts the different numbers and addresses of a page. */
export function countFound({ subjects }: { subjects: readonly Pick<FoundSubject, 'subject'>[] }): FoundCounts {
  const phones = subjects.filter(({ subject }) => subject.kind === 'phone').length;
  return { phones, addresses: subjects.length - phones };
}

/** Returns the phone numbers of a page (E.164). */
export function phonesOf(page: FoundPage | null): string[] {
  return page?.subjects.flatMap(({ subject }) => (subject.kind === 'phone' ? subject.e164 : [])) ?? [];
}

/** What is between a part of a list and other cells of its row, which may name its country. */
export const cellSeparator = ' | ';

/**
 * A subject found in a text that the user gave as a list. `defanged`: it was written so that nothing links to it
 * (`1.1.1[.]1`). Offsets are those in the text sent.
 */
export type ListFind = Pick<Find, 'start' | 'end' | 'subject' | 'country'> & { defanged: boolean };
