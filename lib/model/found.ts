import type { SiteState } from './site-mode.ts';
import type { Subject } from './subject.ts';

/**
 * A subject that stands in a frame of a page, and how often. `country` is the region that a national number was read
 * with, null where it carries its own code or is an address.
 */
export type FoundHere = { subject: Subject; country: string | null; count: number };

/** The same of a whole page: `places` are the frames that have it, the top frame first. */
export type FoundSubject = Omit<FoundHere, 'count'> & { places: { frame: number; count: number }[] };

/** Everything on the page in a tab, each subject once, in order of reading; `cut`: there is more than is listed. */
export type FoundPage = { tab: number; subjects: FoundSubject[]; cut: boolean };

/** What stands on the page in front, null where no page script runs, and what Numlens does on its site. */
export type FoundReply = { site: SiteState; page: FoundPage | null };

/** Most subjects that are listed of a page. A frame tells one more, so that it is known that there are more. */
export const mostFound = 1_000;

/** How many different phone numbers and addresses a page has. */
export type FoundCounts = { phones: number; addresses: number };
