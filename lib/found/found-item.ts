import type { FoundSubject } from '../model/found.ts';
import type { OnlineOffer, Report } from '../model/report.ts';

/** A subject of the page in front with what is known of it. `key` is the subject's own (`subjectKey`). */
export type FoundItem = FoundSubject & { key: string; report: Report; offer: OnlineOffer };

/** How often a subject stands on the page, in all its frames. */
export function timesFound({ places }: FoundSubject): number {
  return places.reduce((sum, { count }) => sum + count, 0);
}
