import type { Subject } from './subject.ts';

/** A look-up that the person made, with a few words to recognise it by. `at` is milliseconds since 1970. */
export type HistoryEntry = { subject: Subject; title: string; country: string | null; at: number };
