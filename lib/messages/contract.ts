import { z } from 'zod';
import type { Rectangle } from '../model/card-place.ts';
import type { CardBox, CardView, RereadReply } from '../model/card-view.ts';
import type { ContactFate, ContactPage, NumberProblem } from '../model/contact.ts';
import { contactNameCharacters } from '../model/contact.ts';
import type { Failure, OperationFailure } from '../model/failure.ts';
import type { Find } from '../model/find.ts';
import type { HistoryEntry } from '../model/history-entry.ts';
import { operationIds } from '../model/operation.ts';
import type { PageEvidence } from '../model/page-evidence.ts';
import { pageEvidenceSchema } from '../model/page-evidence.ts';
import { pageReadingSchema, writtenCharacters } from '../model/page-reading.ts';
import type { Published } from '../model/published.ts';
import type { OnlineOffer, Report } from '../model/report.ts';
import type { Result } from '../model/result.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';
import type { CardSettings, Settings } from '../model/settings.ts';
import { settingsSchema } from '../model/settings.ts';
import type { Lesson, SiteLessons } from '../model/site-lessons.ts';
import { lessons } from '../model/site-lessons.ts';
import type { LedgerPage, Spending } from '../model/spending.ts';
import type { Subject } from '../model/subject.ts';
import { subjectSchema } from '../model/subject.ts';
import { cardPlaceSchema } from './card-place-schema.ts';
import {
  detectBatchTexts,
  detectTextCharacters,
  importBatchContacts,
  importNumberCharacters,
  importNumbers,
  publishedCharacters,
  publishedItems,
  publishedTextCharacters,
  readTextCharacters,
} from './limits.ts';

/**
 * Who may send a request: the page script, the card's frame, or the extension's own pages (popup, options).
 * `lib/messages/sender.ts` tells them apart by exact origin, path and frame.
 */
export type Sender = 'page' | 'card' | 'ui';

type Request<Input extends z.ZodType, Output> = { from: readonly Sender[]; input: Input; output?: Output };

function request<Output>() {
  return <Input extends z.ZodType>(from: readonly Sender[], input: Input): Request<Input, Output> => ({ from, input });
}

const nothing = z.strictObject({});
const cardName = z.string().min(16).max(64);

/** What the page says of itself, for numbers written nationally. */
const pageContextSchema = z.strictObject({
  language: z.string().max(35).nullable(),
  host: z.string().max(253),
  /** What it publishes as its country (schema.org), one text a line. */
  country: z.string().max(200).nullable(),
  /** What the reply before said of its numbers; null with the first batch. */
  seen: pageEvidenceSchema.nullable(),
});

const publishedText = z.string().max(publishedTextCharacters);

/** Its whole is bounded by `publishedCharacters` in the page, as every message is in `answer.ts`. */
const publishedSchema = z
  .array(
    z.union([
      z.strictObject({ jsonLd: z.string().max(publishedCharacters) }),
      z.strictObject({ phone: publishedText, name: publishedText }),
    ]),
  )
  .max(publishedItems) satisfies z.ZodType<Published>;

/** One thing that a site was taught. */
const siteLessonSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('country') }),
  z.strictObject({ kind: z.literal('number'), written: z.string().max(writtenCharacters) }),
  z.strictObject({ kind: z.literal('form'), form: z.string().max(writtenCharacters) }),
]);

export type SiteLesson = z.infer<typeof siteLessonSchema>;

export type PageContext = z.infer<typeof pageContextSchema>;

/**
 * `seen` goes with the page's next batch. `again`: what this batch showed makes its country another, and earlier texts are
 * to be read anew.
 */
type PageMemory = { seen: PageEvidence | null; again: boolean };

/** The reply to `detect`: one list of finds per text, in the order of the texts; empty lists where the site is off. */
export type DetectReply = { on: boolean; finds: Find[][]; cards: CardSettings } & PageMemory;

/**
 * A prepared card. A sub-frame that said where its number stands may find that the top frame has the card already: then
 * `shown` is the card's rectangle by the sub-frame's own viewport, CSS px.
 */
export type PrepareReply = { token: string; box: CardBox; shown: Rectangle | null };

/** What the service said when asked: answers and failures, one or the other per operation. */
export type LookUpReply = { answers: ServiceAnswer[]; failures: OperationFailure[] };

/**
 * What a typed or pasted text is. `several`: a text with more than one number or address in it; each is read again when
 * the person picks it. `needs-country`: a national number, and no default country is known.
 */
export type ReadReply =
  | { kind: 'several'; subjects: Subject[] }
  | { kind: 'report'; report: Report; offer: OnlineOffer; country: string | null }
  | { kind: 'unreadable'; reason: 'empty' | 'neither' | 'needs-country' | 'too-long' };

/** The key is never shown again: only whether there is one, its last four characters, and what it was saved for. */
export type KeyState = { hasKey: boolean; last4: string | null; origins: string[] };

/**
 * What became of a batch of contacts, in its order, and which of their numbers could not be read (places in the batch). `country`
 * is the one that national numbers were read with, null where none is known.
 */
export type ImportReply = {
  fates: ContactFate[];
  problems: { contact: number; number: number; problem: NumberProblem }[];
  country: string | null;
};

/** How the service is to be asked. `asked`: by the person's click or key, else by itself. */
const lookUpWish = {
  asked: z.boolean(),
  /** Answers that went stale are asked again. */
  refresh: z.boolean().exactOptional(),
  /** These operations and no others. */
  only: z.array(z.enum(operationIds)).max(operationIds.length).exactOptional(),
};

/** Every request to the background: who may send it, the schema of its input, the type of its reply. */
export const contract = {
  /** Which subjects stand in these texts? */
  detect: request<DetectReply>()(
    ['page'],
    z.strictObject({
      texts: z.array(z.string().max(detectTextCharacters)).max(detectBatchTexts),
      context: pageContextSchema,
    }),
  ),
  /** A card is about to open over a find; the reply's token lets the card's frame ask for it, once. */
  prepareCard: request<PrepareReply>()(
    ['page'],
    z.strictObject({
      subject: subjectSchema,
      country: z.string().length(2).nullable(),
      /** The text stood still before the pointer came (DESIGN D8); without it hovering spends nothing. */
      still: z.boolean(),
      /** How the number was read, as the reply to `detect` has it; absent for addresses. */
      reading: pageReadingSchema.optional(),
      /** What the page's markup publishes with the number. */
      published: publishedSchema,
      /** Where the number stands in a sub-frame, whose card the top frame shows; null asks for a card to show here. */
      place: cardPlaceSchema.nullable(),
      /** Opened by the keyboard: shown at once, with the focus in it. */
      byKey: z.boolean(),
    }),
  ),
  /** The pointer left, or is back on, what a sub-frame's card belongs to; says whether there still is such a card. */
  pointCard: request<{ up: boolean }>()(['page'], z.strictObject({ is: z.enum(['stay', 'leave', 'close']) })),
  /** The card's frame hands in its token and gets what to show; null when the token is unknown, used or another tab's. */
  openCard: request<CardView | null>()(['card'], z.strictObject({ token: cardName })),
  /** The person picked a line of a card's list. */
  pickSubject: request<CardView | null>()(['card'], z.strictObject({ card: cardName, index: z.int().min(0).max(499) })),
  /** Read a card's number with another country, and do so on its site from now on; null: as the page suggests. */
  rereadCard: request<RereadReply>()(
    ['card'],
    z.strictObject({ card: cardName, country: z.string().length(2).nullable() }),
  ),
  /** The person says that a card's number is none, takes it back, or means all that is written alike on the site. */
  teachCard: request<{ lesson: Lesson } | null>()(
    ['card'],
    z.strictObject({ card: cardName, lesson: z.enum(lessons) }),
  ),
  /** Ask the service about a card's subject. `asked`: by the person's click or key, else by the hover itself. */
  lookUpCard: request<LookUpReply | null>()(['card'], z.strictObject({ card: cardName, ...lookUpWish })),
  /** The person has seen this card: its subject goes into the history. */
  noteCard: request<null>()(['card'], z.strictObject({ card: cardName })),

  /** What is this text, and what does the device know of it? */
  read: request<ReadReply>()(
    ['ui'],
    z.strictObject({ text: z.string().max(readTextCharacters), country: z.string().length(2).nullable() }),
  ),
  /** Ask the service about a subject. `asked`: by the person's click or key, else because typing paused. */
  lookUp: request<LookUpReply>()(['ui'], z.strictObject({ subject: subjectSchema, ...lookUpWish })),
  /** The person has read this subject's report: it goes into the history. */
  noteSubject: request<null>()(['ui'], z.strictObject({ subject: subjectSchema })),
  /** Text that a menu click wants answered in the popup; given once. */
  takePendingText: request<{ text: string | null }>()(['ui'], nothing),
  /** The site in the active tab, and whether Numlens is on there; host null where no page script runs. */
  readSite: request<{ host: string | null; on: boolean }>()(['ui'], nothing),
  setSite: request<{ on: boolean }>()(['ui'], z.strictObject({ host: z.string().min(1).max(253), on: z.boolean() })),
  readHistory: request<{ entries: HistoryEntry[] }>()(['ui'], nothing),
  clearHistory: request<{ entries: HistoryEntry[] }>()(['ui'], nothing),
  readSettings: request<{
    settings: Settings;
    key: KeyState;
    browserCountry: string | null;
    /** How many names that pages publish are remembered. */
    pageNames: number;
    /** Origins of the addresses that the browser does not let the extension reach. */
    blocked: string[];
  }>()(['ui'], nothing),
  saveSettings: request<{ settings: Settings; key: KeyState; blocked: string[] }>()(
    ['ui'],
    z.strictObject({
      settings: settingsSchema,
      /** A new key, or null to keep what is there. An empty text removes it. */
      key: z.string().max(512).nullable(),
    }),
  ),
  /** Keeps a batch of contacts as a file has them; the background reads their numbers. */
  importContacts: request<ImportReply>()(
    ['ui'],
    z.strictObject({
      contacts: z
        .array(
          z.strictObject({
            name: z.string().min(1).max(contactNameCharacters),
            numbers: z.array(z.string().max(importNumberCharacters)).max(importNumbers),
          }),
        )
        .max(importBatchContacts),
    }),
  ),
  listContacts: request<ContactPage>()(
    ['ui'],
    z.strictObject({ search: z.string().max(readTextCharacters), offset: z.int().min(0) }),
  ),
  removeContact: request<null>()(['ui'], z.strictObject({ name: z.string().min(1).max(contactNameCharacters) })),
  removeAllContacts: request<null>()(['ui'], nothing),
  /** Forgets every name that a page published. */
  forgetPageNames: request<null>()(['ui'], nothing),
  /** What the person taught about sites. */
  listLessons: request<{ sites: SiteLessons[] }>()(['ui'], nothing),
  /** Forgets one lesson about a site: its country, a number, or a form. */
  forgetLesson: request<{ sites: SiteLessons[] }>()(
    ['ui'],
    z.strictObject({
      host: z.string().min(1).max(253),
      lesson: siteLessonSchema,
    }),
  ),
  /** What asking has cost and may still cost; with what the page in the active tab has sent. */
  readSpending: request<Spending>()(['ui'], nothing),
  /** The calls that were made, newest first, from the `from`th on. */
  listCalls: request<LedgerPage>()(['ui'], z.strictObject({ from: z.int().min(0) })),
  /** Forgets what was looked up; what the calls of the last day count for the budgets stays. */
  clearCalls: request<LedgerPage>()(['ui'], nothing),
  /** Asks one operation about a documented example, which spends one call, and says how it went. */
  testOperation: request<Result<null, Failure>>()(['ui'], z.strictObject({ operation: z.enum(operationIds) })),
} as const satisfies Record<string, Request<z.ZodType, unknown>>;

export type RequestType = keyof typeof contract;
export type Input<Type extends RequestType> = z.infer<(typeof contract)[Type]['input']>;
export type Output<Type extends RequestType> =
  (typeof contract)[Type] extends Request<z.ZodType, infer Reply> ? Reply : never;
