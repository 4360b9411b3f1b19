import { z } from 'zod';
import type { Rectangle } from '../model/card-place.ts';
import type { CardTools } from '../model/card-tools.ts';
import type { CardView, RereadReply } from '../model/card-view.ts';
import { ipRecipes, phoneRecipes } from '../model/copy-recipe.ts';
import type { CountryCentres } from '../model/country-centres.ts';
import type { OperationFailure } from '../model/failure.ts';
import type { Find } from '../model/find.ts';
import type { FoundCounts, FoundReply } from '../model/found.ts';
import type { HistoryEntry } from '../model/history-entry.ts';
import type { ListFind } from '../model/list-find.ts';
import { operationIds } from '../model/operation.ts';
import type { PageEvidence } from '../model/page-evidence.ts';
import { pageEvidenceSchema } from '../model/page-evidence.ts';
import { pageReadingSchema } from '../model/page-reading.ts';
import type { Published } from '../model/published.ts';
import type { OnlineOffer, Report } from '../model/report.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';
import type { CardSettings } from '../model/settings.ts';
import type { Lesson } from '../model/site-lessons.ts';
import { lessons } from '../model/site-lessons.ts';
import type { SiteState } from '../model/site-mode.ts';
import { siteModes } from '../model/site-mode.ts';
import type { Subject } from '../model/subject.ts';
import { subjectSchema } from '../model/subject.ts';
import type { UnreadableReason } from '../model/unreadable-reason.ts';
import { cardPlaceSchema } from './card-place-schema.ts';
import {
  detectBatchTexts,
  detectTextCharacters,
  panelTextCharacters,
  publishedCharacters,
  publishedItems,
  publishedTextCharacters,
  readTextCharacters,
  reportBatchSubjects,
  selectionCharacters,
} from './limits.ts';
import { optionsContract } from './options-contract.ts';
import type { Request } from './request.ts';
import { nothing, request } from './request.ts';

const cardName = () => z.string().min(16).max(64);

/** What the page says of itself, for numbers written nationally. */
const pageContextSchema = () =>
  z.strictObject({
    language: z.string().max(35).nullable(),
    host: z.string().max(253),
    /** What it publishes as its country (schema.org), one text a line. */
    country: z.string().max(200).nullable(),
    /** What the reply before said of its numbers; null with the first batch. */
    seen: pageEvidenceSchema().nullable(),
  });

const publishedText = () => z.string().max(publishedTextCharacters);

/** Its whole is bounded by `publishedCharacters` in the page, as every message is in `answer.ts`. */
const publishedSchema = () =>
  z
    .array(
      z.union([
        z.strictObject({ jsonLd: z.string().max(publishedCharacters) }),
        z.strictObject({ phone: publishedText(), name: publishedText() }),
      ]),
    )
    .max(publishedItems) satisfies z.ZodType<Published>;

export type PageContext = z.infer<ReturnType<typeof pageContextSchema>>;

/**
 * `seen` goes with the page's next batch. `again`: what this batch showed makes its country another, and earlier texts are
 * to be read anew.
 */
type PageMemory = { seen: PageEvidence | null; again: boolean };

/** The reply to `detect`: one list of finds per text, in the order of the texts; empty lists where the site is off. */
export type DetectReply = { on: boolean; finds: Find[][]; cards: CardSettings } & PageMemory;

/**
 * A prepared card, with its rectangle in the frame that asked; null in a sub-frame without room for one. A sub-frame may
 * find that the top frame has the card already: then `shown` is the card's rectangle by the sub-frame's own viewport, CSS px.
 */
export type PrepareReply = { token: string; box: Rectangle | null; shown: Rectangle | null };

/** What the service said when asked: answers and failures, one or the other per operation. */
export type LookUpReply = { answers: ServiceAnswer[]; failures: OperationFailure[] };

/**
 * What a typed or pasted text is. `several`: a text with more than one number or address in it; each is read again when
 * the person picks it. `lastAt`: when it was looked up before, ms since 1970. `too-short`: digits without a country code, of
 * which `country`, with which they were read, has no number as short.
 */
export type ReadReply =
  | { kind: 'several'; subjects: Subject[] }
  | { kind: 'report'; report: Report; offer: OnlineOffer; country: string | null; lastAt?: number }
  | { kind: 'too-short'; country: string }
  | { kind: 'unreadable'; reason: UnreadableReason };

/** How the service is to be asked. `asked`: by the person's click or key, else by itself. */
const lookUpWish = () => ({
  asked: z.boolean(),
  /** Answers that went stale are asked again. */
  refresh: z.boolean().exactOptional(),
  /** These operations and no others. */
  only: z.array(z.enum(operationIds)).max(operationIds.length).exactOptional(),
});

/** Every request to the background: who may send it, the schema of its input, the type of its reply. */
export const contract = {
  /** Which subjects stand in these texts? */
  detect: request<DetectReply>()(['page'], () =>
    z.strictObject({
      texts: z.array(z.string().max(detectTextCharacters)).max(detectBatchTexts),
      context: pageContextSchema(),
    }),
  ),
  /** A card is about to open over a find; the reply's token lets the card's frame ask for it, once. */
  prepareCard: request<PrepareReply>()(['page'], () =>
    z.strictObject({
      subject: subjectSchema(),
      country: z.string().length(2).nullable(),
      /** The text stood still before the pointer came (DESIGN D8); without it hovering spends nothing. */
      still: z.boolean(),
      /** How the number was read, as the reply to `detect` has it; absent for addresses. */
      reading: pageReadingSchema().optional(),
      /** What the page's markup publishes with the number. */
      published: publishedSchema(),
      /** Where the number stands. The card of a sub-frame is shown by the top frame, where that can be. */
      place: cardPlaceSchema(),
      /** Opened by the keyboard: shown at once, with the focus in it. */
      byKey: z.boolean(),
    }),
  ),
  /** What this frame's ledger holds has changed; sent at most once a second. */
  noteFound: request<null>()(['page'], () => z.strictObject({ fought: z.boolean() })),
  /** The shortcut was pressed and this frame has the focus: its selection wants a card. */
  lookUpSelection: request<null>()(['page'], () => z.strictObject({ text: z.string().max(selectionCharacters) })),
  /** The pointer left, or is back on, what a sub-frame's card belongs to; says whether there still is such a card. */
  pointCard: request<{ up: boolean }>()(['page'], () => z.strictObject({ is: z.enum(['stay', 'leave', 'close']) })),
  /** The card's frame hands in its token and gets what to show; null when the token is unknown, used or another tab's. */
  openCard: request<CardView | null>()(['card'], () => z.strictObject({ token: cardName() })),
  /** The person picked a line of a card's list. */
  pickSubject: request<CardView | null>()(['card'], () =>
    z.strictObject({ card: cardName(), index: z.int().min(0).max(499) }),
  ),
  /** Read a card's number with another country, and do so on its site from now on; null: as the page suggests. */
  rereadCard: request<RereadReply>()(['card'], () =>
    z.strictObject({ card: cardName(), country: z.string().length(2).nullable() }),
  ),
  /** The person says that a card's number is none, takes it back, or means all that is written alike on the site. */
  teachCard: request<{ lesson: Lesson } | null>()(['card'], () =>
    z.strictObject({ card: cardName(), lesson: z.enum(lessons) }),
  ),
  /** Turn Numlens off on the site that a card stands on, and on its subdomains. */
  turnOffSite: request<{ off: boolean }>()(['card'], () => z.strictObject({ card: cardName() })),
  /** Ask the service about a card's subject. `asked`: by the person's click or key, else by the hover itself. */
  lookUpCard: request<LookUpReply | null>()(['card'], () => z.strictObject({ card: cardName(), ...lookUpWish() })),
  /** What the buttons of a report need: how the person copied last, and their own places to open it at. */
  readTools: request<CardTools>()(['card', 'ui'], nothing),
  /** How a subject was copied: the copy button does the same the next time. */
  noteCopy: request<null>()(['card', 'ui'], () =>
    z.strictObject({ kind: z.enum(['phone', 'ip']), recipe: z.enum([...phoneRecipes, ...ipRecipes]) }),
  ),
  /** The person has seen this card: its subject goes into the history. */
  noteCard: request<null>()(['card'], () => z.strictObject({ card: cardName() })),

  /** What is this text, and what does the device know of it? */
  read: request<ReadReply>()(['ui'], () =>
    z.strictObject({ text: z.string().max(readTextCharacters), country: z.string().length(2).nullable() }),
  ),
  /** A phone number, as far as it is typed, in the groups of its country; null where it stays as it is. */
  formatTyped: request<{ text: string | null }>()(['ui'], () =>
    z.strictObject({ text: z.string().max(readTextCharacters), country: z.string().length(2).nullable() }),
  ),
  /** Ask the service about a subject. `asked`: by the person's click or key, else because typing paused. */
  lookUp: request<LookUpReply>()(['ui'], () => z.strictObject({ subject: subjectSchema(), ...lookUpWish() })),
  /** The person has read this subject's report: it goes into the history. */
  noteSubject: request<null>()(['ui'], () => z.strictObject({ subject: subjectSchema() })),
  /** Text that a menu click wants answered in the popup; given once. */
  takePendingText: request<{ text: string | null }>()(['ui'], nothing),
  /** The site in the active tab, and what Numlens does there. */
  readSite: request<SiteState>()(['ui'], nothing),
  /** Sets what Numlens does on a host and its subdomains; null forgets what was set. */
  setSite: request<null>()(['ui'], () =>
    z.strictObject({ host: z.string().min(1).max(253), mode: z.enum(siteModes).nullable() }),
  ),
  /** Turns Numlens off in the active tab until it is closed, or takes that back. */
  setTabOff: request<SiteState>()(['ui'], () => z.strictObject({ off: z.boolean() })),
  /** Turns Numlens off on every page, or on again. */
  setPaused: request<null>()(['ui'], () => z.strictObject({ paused: z.boolean() })),
  /** How many numbers and addresses stand on the page in the active tab; null where no page script runs. */
  readFound: request<FoundCounts | null>()(['ui'], nothing),
  /** Everything on the page in a window's active tab, and what Numlens does there. */
  listFound: request<FoundReply>()(['ui'], () => z.strictObject({ window: z.int() })),
  /** Scroll a tab's page to a subject (its key), to the `nth` time that it stands in a frame. */
  showFound: request<{ shown: boolean }>()(['ui'], () =>
    z.strictObject({ tab: z.int(), frame: z.int().min(0), key: z.string().max(64), nth: z.int().min(0) }),
  ),
  /** Where countries are on a map: a point in each, by ISO 3166-1 alpha-2. */
  readCentres: request<CountryCentres>()(['ui'], nothing),
  readHistory: request<{ entries: HistoryEntry[] }>()(['ui'], nothing),
  removeFromHistory: request<{ entries: HistoryEntry[] }>()(['ui'], () => z.strictObject({ subject: subjectSchema() })),
  clearHistory: request<{ entries: HistoryEntry[] }>()(['ui'], nothing),
  /** A text for the side panel's list; the panel takes it when it opens, or at once where it is open. */
  handToPanel: request<null>()(['ui'], () => z.strictObject({ text: z.string().max(panelTextCharacters) })),
  /** That text, given once; and whether the panel stands in a private window. */
  takePanelText: request<{ text: string | null; isPrivate: boolean }>()(['ui'], nothing),
  /** Which subjects stand in these parts of a list? `country` reads national numbers, null: the person's. */
  findListed: request<{ finds: ListFind[][]; country: string | null }>()(['ui'], () =>
    z.strictObject({
      texts: z
        .array(z.strictObject({ text: z.string().max(detectTextCharacters), alone: z.boolean() }))
        .max(detectBatchTexts),
      country: z.string().length(2).nullable(),
    }),
  ),
  /** What the device knows of listed subjects, with what the service said before; nothing is sent. */
  reportListed: request<{ reports: { report: Report; offer: OnlineOffer }[] }>()(['ui'], () =>
    z.strictObject({ subjects: z.array(subjectSchema()).max(reportBatchSubjects) }),
  ),
  /** The person runs a list: ask the service about one of its subjects. */
  lookUpListed: request<LookUpReply>()(['ui'], () => z.strictObject({ subject: subjectSchema() })),
  ...optionsContract,
} as const satisfies Record<string, Request<z.ZodType, unknown>>;

export type RequestType = keyof typeof contract;
export type Input<Type extends RequestType> = z.infer<ReturnType<(typeof contract)[Type]['input']>>;
export type Output<Type extends RequestType> =
  (typeof contract)[Type] extends Request<z.ZodType, infer Reply> ? Reply : never;
