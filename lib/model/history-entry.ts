import type { Subject } from './subject.ts';

/**
 * A look-up that the person made, with a few words to recognise it by. `number` is a phone number in its international
 * form, which entries from before it was kept lack. `at` is milliseconds since 1970.
 */
export type HistoryEntry = { subject: Subject; title: string; number?: string; country: string | null; at: number };
