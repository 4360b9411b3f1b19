import type { LastCopy } from '../answer/copy-recipe.ts';
import type { OnlineOffer, Report } from '../answer/report.ts';
import type { Elsewhere } from '../settings/settings.ts';
import type { Lesson } from '../settings/site.ts';
import type { Subject } from '../subject-schema.ts';
import type { CountryRung, FindReason } from './page-reading.ts';

/**
 * The size class of a card's box. It depends only on the kind of subject, so that a page that measures the box learns
 * nothing about the answer (SECURITY R41).
 */
export type CardBox = 'phone' | 'address' | 'special' | 'list';

/**
 * What a card's frame shows. `card` names the opened card in the frame's further requests. `country` is the region that
 * a national number was read with; null if the number has its own country code. `site` is the host on which the card
 * may turn Numlens off; absent on a card that the user opened, as its site may be off. `siteLocked`: a policy decides
 * what Numlens does there. `lastAt` is when it was last looked up (ms since 1970). `reading` is there for numbers of a
 * page.
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
 * How a card's number was read on its page. `rung` named its country; null if it has its own country code. `otherwise`
 * is the country without the user's choice for the site. `mismatch` is there if a link calls another number than its
 * text shows: it names which of the two is shown, and the other, selected by its `index`. `lesson` is the site's
 * correction of it; null if none can be made, as for a selection or such a link. `alike`: all numbers in the same
 * format may be ignored too.
 */
export type CardReading = {
  reason: FindReason;
  rung: CountryRung | null;
  otherwise: string | null;
  mismatch: { shows: 'link' | 'text'; other: Subject; index: number } | null;
  lesson: Lesson | null;
  alike: boolean;
};

/** The result of reading a card's number with another country; null if the card is unknown or can't be read again. */
export type RereadReply = { kind: 'read'; view: CardView } | { kind: 'not-valid' } | null;

/** A rectangle in a viewport, CSS px. */
export type Rectangle = { left: number; top: number; width: number; height: number };

type Point = { x: number; y: number };

/** One point, both in CSS px of a frame's viewport and in the units of `MouseEvent.screenX`. */
export type Anchor = { client: Point; screen: Point };

/**
 * A frame's window as its script sees it. `anchor` is null until the pointer was there. `viewport` is the part in which
 * the page is drawn, without scroll bars (CSS px). `rightToLeft`: its text starts on the right.
 */
export type FrameView = {
  anchor: Anchor | null;
  viewport: { width: number; height: number };
  rightToLeft: boolean;
} & Record<'screenX' | 'screenY' | 'outerWidth' | 'outerHeight' | 'innerWidth' | 'innerHeight', number>;

/** A number's rectangle in a frame, with all that is needed to place its card. */
export type CardPlace = { number: Rectangle; view: FrameView };

/** A size in CSS px. */
export type Size = { width: number; height: number };

/**
 * The size of each kind of card (CSS px). It depends only on the kind, so the page learns nothing from it (SECURITY
 * R41).
 */
export const cardSizes = {
  phone: { width: 380, height: 440 },
  address: { width: 380, height: 460 },
  special: { width: 380, height: 272 },
  list: { width: 380, height: 320 },
} as const satisfies Record<CardBox, Size>;

/** What a report's buttons need beside the report: how the user copied last, and their custom links. */
export type CardTools = { lastCopy: LastCopy; elsewhere: Elsewhere[] };
