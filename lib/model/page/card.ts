import type { LastCopy } from '../answer/copy-recipe.ts';
import type { MessageTricks } from '../answer/message.ts';
import type { OnlineOffer, Report } from '../answer/report.ts';
import type { Elsewhere, Settings, Theme } from '../settings/settings.ts';
import type { Lesson } from '../settings/site.ts';
import type { LastLookUp } from '../stored-types.ts';
import type { Subject } from '../subject-schema.ts';
import type { CountryRung, DrawnOtherwise, FindReason } from './page-reading.ts';
import type { ReadBy } from './read-by.ts';

/**
 * The size class of a card's box. It depends only on the kind of subject, so that a page that measures the box learns
 * nothing about the answer.
 */
export type CardBox = 'phone' | 'address' | 'special' | 'list';

/**
 * One of several finds in a selection; `text` is the subject as people write it. `report` is what is known of it without
 * a request; only the first finds have one. `read`: how the country of a number without a country code is known.
 */
export type ListedFind = { subject: Subject; text: string; report?: Report; read?: ReadBy | undefined };

/**
 * What a card's frame shows. `card` names the opened card in the frame's further requests. `country` is the region that
 * a national number was read with; null if the number has its own country code. `site` is the host on which the card
 * may turn Numlens off; absent on a card that the user opened, as its site may be off. `siteLocked`: a policy decides
 * what Numlens does there. `last` is when and where it was last looked up. `details`: the card was made large
 * enough for all details. `box` is its kind. `times` is how often it is in the number's frame. `canNote`: a note can be
 * kept. `reading` is there for numbers of a page. `drawn`: people see something else on the page than was read.
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
      last?: LastLookUp;
      details: boolean;
      box: CardBox;
      times?: number | undefined;
      canNote: boolean;
      reading?: CardReading;
      drawn?: DrawnOtherwise | undefined;
    }
  | { view: 'list'; card: string; finds: ListedFind[]; tricks?: MessageTricks | undefined }
  | { view: 'nothing'; card: string; text: string };

/**
 * A link's other number. `shows` names which of the two the card is about; `other` is what is known of the other without a
 * request, and `index` selects it. `isBeside`: the text shows the link's number too, so nothing is wrong with it.
 * `callsBoth`: the link calls the other one, too.
 */
export type LinkMismatch = {
  shows: 'link' | 'text';
  other: Report;
  index: number;
  isBeside: boolean;
  callsBoth?: boolean;
};

/**
 * How a card's number was read on its page. `rung` named its country; null if it has its own country code. `otherwise`
 * is the country without the user's choice for the site. `next` is the next likeliest country in which it would be
 * valid; null if there is none, or if the country was not assumed. `mismatch` is there if the link calls another number
 * than its text shows. `unread` is what the link may call besides, if that cannot be read. `lesson` is the site's
 * correction of the number; null if none can be made, as for a selection or such a link. `alike`: all numbers in the
 * same format may be ignored too.
 */
export type CardReading = {
  reason: FindReason;
  rung: CountryRung | null;
  otherwise: string | null;
  next?: string | null;
  mismatch: LinkMismatch | null;
  unread?: string | undefined;
  lesson: Lesson | null;
  alike: boolean;
};

/** The result of reading a card's number with another country; null if the card is unknown or can't be read again. */
export type RereadReply = { kind: 'read'; view: CardView } | { kind: 'not-valid' } | null;

/** A rectangle in a viewport, CSS px. */
export type Rectangle = { left: number; top: number; width: number; height: number };

/** A point in a viewport (CSS px). */
export type Point = { x: number; y: number };

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

/** The line of a number in a list, a table or a log, from left to right (CSS px), and the next numbers below it. */
export type CardRow = { left: number; right: number; below: Rectangle[] };

/**
 * A number's rectangle in a frame, with all that is needed to place its card. `controls` are the buttons and fields beside
 * it.
 */
export type CardPlace = {
  number: Rectangle;
  view: FrameView;
  row?: CardRow | undefined;
  controls?: Rectangle[] | undefined;
};

/** Most numbers below a number whose places are sent. */
export const mostBelow = 3;
/** Most buttons and fields beside a number whose places are sent. */
export const mostControls = 60;

/** A size in CSS px. */
export type Size = { width: number; height: number };

/** How much a card shows: what is read in one look, or everything. The user's choice is remembered. */
export type CardExtent = 'glance' | 'details';

/**
 * The size of each kind of card (CSS px), at a glance and with all details. It depends only on the kind and on the
 * user's choice, so the page learns nothing else from it.
 */
const sizes = {
  phone: { glance: 200, details: 440 },
  address: { glance: 188, details: 476 },
  special: { glance: 168, details: 272 },
  list: { glance: 200, details: 320 },
} as const satisfies Record<CardBox, Record<CardExtent, number>>;

const width = 380;

/** Returns the size of a card by its kind, and whether it shows all details. */
export function cardSize(box: CardBox, extent: CardExtent): Size {
  return { width, height: sizes[box][extent] };
}

/** A site where a subject can be opened. `only`: the kind of subject that it knows; absent if it takes any. */
export type ElsewhereSite = Elsewhere & { only?: Subject['kind'] };

/** What a report's buttons need beside the report: how the user copied last, and their links. */
export type CardTools = { lastCopy: LastCopy; elsewhere: ElsewhereSite[] } & Pick<
  Settings,
  'callWith' | 'messageWith' | 'ownCopy'
>;

/** All that a card's frame needs before the user sees it. `forCall`: the button that calls gets the focus. */
export type OpenedCard = { view: CardView; tools: CardTools; theme: Theme; forCall?: boolean | undefined };
