/** A contact of the person as it is kept: a name, once, and its numbers in E.164, in the order in which they came. */
export type Contact = { name: string; numbers: string[] };

/** Most characters (UTF-16) of a contact's name: 200 code points. */
export const contactNameCharacters = 400;

/**
 * Part of the kept contacts, by name. `contacts` is at most one page of those that the search fits, from the `offset`th
 * on; `matches` counts all that it fits, `all` every contact.
 */
export type ContactPage = { contacts: Contact[]; offset: number; matches: number; all: number };

/** Most contacts in one page. */
export const contactPageLength = 50;

/**
 * What became of one contact that was handed over to be kept: `added`, `extended` (the name was there and got more numbers),
 * `unchanged` (all of it was there), or `unread` where none of its numbers could be read.
 */
export type ContactFate = 'added' | 'extended' | 'unchanged' | 'unread';

/** Why a number of a contact was not kept: it has no country code and no country is known, or it is no number. */
export type NumberProblem = 'needs-country' | 'not-a-number';
