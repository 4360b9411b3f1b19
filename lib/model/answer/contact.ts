/**
 * A contact of the user: a name, once, the company of what is asked for if one is known, and its numbers in E.164, in the
 * order in which they were added.
 */
export type Contact = { name: string; company?: string | undefined; numbers: string[] };

/** Most characters (UTF-16) of a contact's name or company: 200 code points. */
export const contactNameCharacters = 400;

/**
 * Part of the kept contacts, sorted by name. `contacts` is at most one page of those that match the search, starting at
 * position `offset`; `matches` counts all that match, `all` every contact. The options page gets the numbers in
 * international format.
 */
export type ContactPage = { contacts: Contact[]; offset: number; matches: number; all: number };

/** Most contacts in one page. */
export const contactPageLength = 50;

/** Why a number of a contact was not kept: it has no country code and no country is known, or it is no valid number. */
export type NumberProblem = 'needs-country' | 'not-a-number';

/**
 * A name for a number that is neither from the service nor from the built-in data: from the user's contacts, or
 * published by a page about itself (schema.org, hCard). `host` is the page's. `at` is null if it is the card's own
 * page, otherwise when the name was kept (ms since 1970).
 */
export type KnownName =
  | { from: 'contacts'; name: string; company?: string | undefined }
  | { from: 'page'; name: string; host: string; at: number | null };

/** Returns a text without case and accents. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Returns a name as lists are sorted and searches matched: lower case without accents, one space between words. */
export function plainName(name: string): string {
  return foldedText(name).replace(/\s+/gu, ' ').trim();
}
