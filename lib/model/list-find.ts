import type { Find } from './find.ts';

/**
 * A subject found in a text that a person handed over as a list. `defanged`: it was written so that nothing links to it
 * (`1.1.1[.]1`). Offsets are those of the text that was asked.
 */
export type ListFind = Pick<Find, 'start' | 'end' | 'subject' | 'country'> & { defanged: boolean };
