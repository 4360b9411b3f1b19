import { z } from 'zod';
import type { CardBox, CardView } from '../model/card-view.ts';
import type { Failure, OperationFailure } from '../model/failure.ts';
import type { Find } from '../model/find.ts';
import type { HistoryEntry } from '../model/history-entry.ts';
import { operationIds } from '../model/operation.ts';
import type { OnlineOffer, Report } from '../model/report.ts';
import type { Result } from '../model/result.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';
import type { Settings } from '../model/settings.ts';
import { settingsSchema } from '../model/settings.ts';
import type { Subject } from '../model/subject.ts';
import { subjectSchema } from '../model/subject.ts';
import { detectBatchTexts, detectTextCharacters, readTextCharacters } from './limits.ts';

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
});

/** The reply to `detect`: one list of finds per text, in the order of the texts; empty lists where the site is off. */
export type DetectReply = { on: boolean; finds: Find[][] };

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
  prepareCard: request<{ token: string; box: CardBox }>()(
    ['page'],
    z.strictObject({
      subject: subjectSchema,
      country: z.string().length(2).nullable(),
      /** The text stood still before the pointer came (DESIGN D8); without it hovering spends nothing. */
      still: z.boolean(),
    }),
  ),
  /** The card's frame hands in its token and gets what to show; null when the token is unknown, used or another tab's. */
  openCard: request<CardView | null>()(['card'], z.strictObject({ token: cardName })),
  /** The person picked a line of a card's list. */
  pickSubject: request<CardView | null>()(['card'], z.strictObject({ card: cardName, index: z.int().min(0).max(499) })),
  /** Ask the service about a card's subject. `asked`: by the person's click or key, else by the hover itself. */
  lookUpCard: request<LookUpReply | null>()(['card'], z.strictObject({ card: cardName, asked: z.boolean() })),
  /** The person has seen this card: its subject goes into the history. */
  noteCard: request<null>()(['card'], z.strictObject({ card: cardName })),

  /** What is this text, and what does the device know of it? */
  read: request<ReadReply>()(
    ['ui'],
    z.strictObject({ text: z.string().max(readTextCharacters), country: z.string().length(2).nullable() }),
  ),
  /** Ask the service about a subject. `asked`: by the person's click or key, else because typing paused. */
  lookUp: request<LookUpReply>()(['ui'], z.strictObject({ subject: subjectSchema, asked: z.boolean() })),
  /** The person has read this subject's report: it goes into the history. */
  noteSubject: request<null>()(['ui'], z.strictObject({ subject: subjectSchema })),
  /** Text that a menu click wants answered in the popup; given once. */
  takePendingText: request<{ text: string | null }>()(['ui'], nothing),
  /** The site in the active tab, and whether Numlens is on there; host null where no page script runs. */
  readSite: request<{ host: string | null; on: boolean }>()(['ui'], nothing),
  setSite: request<{ on: boolean }>()(['ui'], z.strictObject({ host: z.string().min(1).max(253), on: z.boolean() })),
  readHistory: request<{ entries: HistoryEntry[] }>()(['ui'], nothing),
  clearHistory: request<{ entries: HistoryEntry[] }>()(['ui'], nothing),
  readSettings: request<{ settings: Settings; key: KeyState; browserCountry: string | null }>()(['ui'], nothing),
  saveSettings: request<{ settings: Settings; key: KeyState }>()(
    ['ui'],
    z.strictObject({
      settings: settingsSchema,
      /** A new key, or null to keep what is there. An empty text removes it. */
      key: z.string().max(512).nullable(),
    }),
  ),
  /** Asks one operation about a documented example, which spends one call, and says how it went. */
  testOperation: request<Result<null, Failure>>()(['ui'], z.strictObject({ operation: z.enum(operationIds) })),
} as const satisfies Record<string, Request<z.ZodType, unknown>>;

export type RequestType = keyof typeof contract;
export type Input<Type extends RequestType> = z.infer<(typeof contract)[Type]['input']>;
export type Output<Type extends RequestType> =
  (typeof contract)[Type] extends Request<z.ZodType, infer Reply> ? Reply : never;
