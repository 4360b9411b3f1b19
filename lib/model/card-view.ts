import type { OnlineOffer, Report } from './report.ts';
import type { Subject } from './subject.ts';

/**
 * The size class of a card's box. It depends on the kind of subject only, so that a page that measures the box learns
 * nothing of the answer (SECURITY R41).
 */
export type CardBox = 'phone' | 'address' | 'special' | 'list';

/**
 * What a card's frame shows. `card` names the opened card in the frame's further requests. `country` is the region a
 * national number was read with, null where the number carries its own code.
 */
export type CardView =
  | { view: 'report'; card: string; report: Report; offer: OnlineOffer; country: string | null }
  | { view: 'list'; card: string; subjects: Subject[] }
  | { view: 'nothing'; card: string; text: string };
