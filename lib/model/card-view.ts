import type { CountryRung, FindReason } from './page-reading.ts';
import type { OnlineOffer, Report } from './report.ts';
import type { Lesson } from './site-lessons.ts';
import type { Subject } from './subject.ts';

/**
 * The size class of a card's box. It depends on the kind of subject only, so that a page that measures the box learns
 * nothing of the answer (SECURITY R41).
 */
export type CardBox = 'phone' | 'address' | 'special' | 'list';

/**
 * What a card's frame shows. `card` names the opened card in the frame's further requests. `country` is the region a
 * national number was read with, null where the number carries its own code. `site`: the host that the card may turn
 * Numlens off on; absent on a card that was asked for, as its site may be off. `siteLocked`: an organisation decides what
 * Numlens does there, and the person cannot. `lastAt`: when it was looked up before, ms since 1970. `reading` is there for
 * numbers of a page.
 */
export type CardView =
  | {
      view: 'report';
      card: string;
      report: Report;
      offer: OnlineOffer;
      country: string | null;
      site?: string;
      siteLocked?: boolean;
      lastAt?: number;
      reading?: CardReading;
    }
  | { view: 'list'; card: string; subjects: Subject[] }
  | { view: 'nothing'; card: string; text: string };

/**
 * How a card's number was read on its page. `rung` named its country, null where it carries its own;
 * `otherwise` is the country that the page suggests where the person chose one for the site. `mismatch` is there where a
 * link calls another number than its text shows: which of the two is shown, and the other, picked by its `index`.
 * `lesson` is what its site was taught about it, null where nothing can be: of a selection, of such a link. `alike`: all
 * that is written like it may be left alone too.
 */
export type CardReading = {
  reason: FindReason;
  rung: CountryRung | null;
  otherwise: string | null;
  mismatch: { shows: 'link' | 'text'; other: Subject; index: number } | null;
  lesson: Lesson | null;
  alike: boolean;
};

/** What became of reading a card's number with another country; null where the card is unknown or cannot be reread. */
export type RereadReply = { kind: 'read'; view: CardView } | { kind: 'not-valid' } | null;
