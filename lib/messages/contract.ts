import { z } from 'zod';
import type { Contact } from '../model/answer/contact.ts';
import { ipRecipes, phoneRecipes } from '../model/answer/copy-recipe.ts';
import { customIds } from '../model/answer/custom-ids.ts';
import type { OperationFailure } from '../model/answer/failure.ts';
import type { MessageTricks } from '../model/answer/message.ts';
import { messageLinksSchema } from '../model/answer/message.ts';
import type { Note } from '../model/answer/note.ts';
import { noteBatch, noteCharacters } from '../model/answer/note.ts';
import type { CountryCenters, OnlineOffer, Report } from '../model/answer/report.ts';
import type { OperationId, ServiceAnswer } from '../model/answer/service-answer.ts';
import { operationIds } from '../model/answer/service-answer.ts';
import type { AddressFault, AddressRange, ShortNumber } from '../model/answer/typed.ts';
import {
  detectBatchTexts,
  detectTextCharacters,
  fingerprintCharacters,
  messageTextCharacters,
  panelTextCharacters,
  readTextCharacters,
  reportBatchSubjects,
  seenBatchSubjects,
} from '../model/limits.ts';
import type { CardExtent, CardTools, CardView, OpenedCard, RereadReply } from '../model/page/card.ts';
import type { FoundReply, ListFind } from '../model/page/found.ts';
import { mostFound } from '../model/page/found.ts';
import type { ReadBy } from '../model/page/read-by.ts';
import { chainIds } from '../model/settings/providers.ts';
import type { Lesson, SiteState } from '../model/settings/site.ts';
import { lessons, siteModes } from '../model/settings/site.ts';
import type { HistoryEntry, LastLookUp } from '../model/stored-types.ts';
import type { UnreadableReason } from '../model/subject.ts';
import type { Subject } from '../model/subject-schema.ts';
import { subjectSchema } from '../model/subject-schema.ts';
import { optionsContract } from './options-contract.ts';
import { pageRequests } from './page-requests.ts';
import type { Request } from './request.ts';
import { nothing, request } from './request.ts';

const cardName = () => z.string().min(16).max(64);

const noteTexts = () =>
  z.strictObject({
    notes: z.array(z.strictObject({ subject: subjectSchema(), text: z.string().max(noteCharacters) })).max(noteBatch),
  });

/**
 * Answers and failures, one or the other per operation. `next`: the offer of the next provider, which needs another
 * press; absent if no provider is left. `order`: all operations in the user's order, as answers are shown in it.
 */
export type LookUpReply = {
  answers: ServiceAnswer[];
  failures: OperationFailure[];
  next?: OnlineOffer;
  order?: OperationId[];
};

/** What a typed or pasted text is. */
export type TypedReading =
  /**
   * More than one number or address, or none and a trick. `first` has the reports of the first ones, and how those without a
   * country code were read.
   */
  | {
      kind: 'several';
      subjects: Subject[];
      first: { report: Report; read: ReadBy }[];
      tricks?: MessageTricks | undefined;
    }
  /**
   * One number or address. `read`: how its country is known, unless the user chose it. `last`: when and where it was last
   * looked up. `range`: it was typed with a prefix length. `other`: what the digits may be as well. `tricks`: what is
   * conspicuous in the message that it is in.
   */
  | {
      kind: 'report';
      report: Report;
      offer: OnlineOffer;
      country: string | null;
      read?: ReadBy;
      last?: LastLookUp;
      range?: AddressRange | undefined;
      other?: Report | undefined;
      tricks?: MessageTricks | undefined;
    }
  /**
   * The beginning of one. `country` is the one that its calling code names, or, if `isNational`, the one that it was read
   * with. `short` is what the few digits may also be.
   */
  | { kind: 'begun'; country: string | null; isNational: boolean; short: ShortNumber | null }
  /** A network by its AS number. `organisation`: who runs it; null if the built-in data does not know, or is `unread`. */
  | { kind: 'network'; asn: number; organisation: string | null; unread: boolean }
  /** An address with a mistake in it. */
  | { kind: 'faulty'; fault: AddressFault }
  | { kind: 'unreadable'; reason: UnreadableReason };

/** A reading. `grouped` is the number in the groups of its country, if the field is to show it so. */
export type ReadReply = TypedReading & { grouped?: string };

/** Whom the button named, and the fingerprints of the descriptions that were shown (`lib/model/answer/look-up-state.ts`). */
const chosenProvider = () => ({
  by: z.enum(chainIds).exactOptional(),
  fingerprints: z.partialRecord(z.enum(customIds), z.string().max(fingerprintCharacters)).exactOptional(),
});

/** How a lookup is started. `asked`: by the user's click or key, otherwise automatically. */
const lookUpOptions = () => ({
  asked: z.boolean(),
  /** Stale answers are requested again. */
  refresh: z.boolean().exactOptional(),
  /** Only these operations. */
  only: z.array(z.enum(operationIds)).max(operationIds.length).optional(),
  ...chosenProvider(),
});

/** Every request to the background: who may send it, the schema of its input, and the type of its reply. */
export const contract = {
  ...pageRequests,

  /** Uses the token of a card's frame and returns what to show; null if the token is unknown, used or another tab's. */
  openCard: request<OpenedCard | null>()(['card'], () => z.strictObject({ token: cardName() })),
  /** Shows the line of a card's list that the user selected. */
  pickSubject: request<CardView | null>()(['card'], () =>
    z.strictObject({ card: cardName(), index: z.int().min(0).max(499) }),
  ),
  /**
   * Reads a card's number with another country, and the site's from then on; null: with the country that the page
   * suggests.
   */
  rereadCard: request<RereadReply>()(['card'], () =>
    z.strictObject({ card: cardName(), country: z.string().length(2).nullable() }),
  ),
  /** Ignores a card's number on its site, or also every number in the same format, or cancels that. */
  teachCard: request<{ lesson: Lesson } | null>()(['card'], () =>
    z.strictObject({ card: cardName(), lesson: z.enum(lessons) }),
  ),
  /** The user pinned or unpinned the card. A pinned card stays open while others open and close. */
  pinCard: request<null>()(['card'], () => z.strictObject({ card: cardName(), pinned: z.boolean() })),
  /** Turns Numlens off on the card's site and its subdomains. */
  turnOffSite: request<{ off: boolean }>()(['card'], () => z.strictObject({ card: cardName() })),
  /**
   * The user sees this card's report: adds its subject to the history. `lookUp`: also looks it up online, if the offer
   * starts that automatically, and returns the answers.
   */
  seenCard: request<LookUpReply | null>()(['card'], () =>
    z.strictObject({ card: cardName(), lookUp: z.strictObject(chosenProvider()).nullable() }),
  ),
  /**
   * Looks up a card's subject online. `asked`: by the user's click or key, otherwise again, automatically, with `only`
   * the operations that had to wait.
   */
  lookUpCard: request<LookUpReply | null>()(['card'], () =>
    z.strictObject({ card: cardName(), ...lookUpOptions() }).refine(({ asked, only = [] }) => asked || only.length > 0),
  ),
  /** Returns what a report's buttons need: how the user copied last, and their custom links. */
  readTools: request<CardTools>()(['ui'], nothing),
  /** Notes how a subject was copied; the copy button does the same next time. */
  noteCopy: request<null>()(['card', 'ui'], () =>
    z.strictObject({ kind: z.enum(['phone', 'ip']), recipe: z.enum([...phoneRecipes, ...ipRecipes]) }),
  ),
  /** Remembers how much the user wants cards to show. */
  noteExtent: request<null>()(['card', 'ui'], () =>
    z.strictObject({ extent: z.enum(['glance', 'details']), pinned: z.boolean().optional() }),
  ),
  /** Opens the popup on a card's subject, with the field for the user's note. Returns whether it did. */
  openNote: request<{ opened: boolean }>()(['card'], () => z.strictObject({ card: cardName() })),

  /**
   * Reads a text and reports what the built-in data has about it. `typed`: the user typed its last character at its
   * end, so it may be unfinished, and the reply says how a number is to be grouped.
   */
  read: request<ReadReply>()(['ui'], () =>
    z.strictObject({
      text: z.string().max(messageTextCharacters),
      country: z.string().length(2).nullable(),
      typed: z.boolean().exactOptional(),
      /** The links of a pasted text; null if they could not be read. */
      links: messageLinksSchema().nullable().optional(),
      /** Numbers of the page (E.164), which those of a pasted text may imitate. */
      onPage: z.array(z.string().max(20)).max(mostFound).optional(),
    }),
  ),
  /** Looks up a subject online. `asked`: by the user's click or key, otherwise after a pause in typing. */
  lookUp: request<LookUpReply>()(['ui'], () => z.strictObject({ subject: subjectSchema(), ...lookUpOptions() })),
  /** The user has read this subject's report: adds it to the history, and returns the history. */
  noteSubject: request<{ entries: HistoryEntry[] }>()(['ui'], () => z.strictObject({ subject: subjectSchema() })),
  /**
   * Returns, once, the text that the popup opens with, such as after a click in the context menu. `forNote`: to write a
   * note on what is in it; `forCall`: to call it.
   */
  takePendingText: request<{ text: string | null; forNote: boolean; forCall: boolean }>()(['ui'], nothing),
  /** Returns how much of a report the popup shows, as on cards, and whether it can keep a note. */
  readExtent: request<{ extent: CardExtent; canNote: boolean }>()(['ui'], nothing),
  /** Returns the site in the active tab, and what Numlens does there. */
  readSite: request<SiteState>()(['ui'], nothing),
  /** Sets what Numlens does on a host and its subdomains; null removes the setting. */
  setSite: request<null>()(['ui'], () =>
    z.strictObject({ host: z.string().min(1).max(253), mode: z.enum(siteModes).nullable() }),
  ),
  /** Turns Numlens off in the active tab until it is closed, or on again. */
  setTabOff: request<SiteState>()(['ui'], () => z.strictObject({ off: z.boolean() })),
  /** Turns Numlens off on every page, or on again. */
  setPaused: request<null>()(['ui'], () => z.strictObject({ paused: z.boolean() })),
  /** Returns everything on the page in a window's active tab, and what Numlens does there. */
  listFound: request<FoundReply>()(['ui'], () => z.strictObject({ window: z.int() })),
  /** Returns the keys of the subjects that people can see on a tab's page, before they are looked up. */
  seenFound: request<{ keys: string[] }>()(['ui'], () => z.strictObject({ tab: z.int() })),
  /** Scrolls a tab's page to a subject (by its key), to its `nth` place in a frame. */
  showFound: request<{ shown: boolean }>()(['ui'], () =>
    z.strictObject({ tab: z.int(), frame: z.int().min(0), key: z.string().max(64), nth: z.int().min(0) }),
  ),
  /** Returns a point in each country for the map, by ISO 3166-1 alpha-2. */
  readCenters: request<CountryCenters>()(['ui'], nothing),
  /** Returns the first page of the user's contacts that match a search, with their numbers in E.164. */
  findContacts: request<{ contacts: Contact[] }>()(['ui'], () =>
    z.strictObject({ search: z.string().min(1).max(readTextCharacters) }),
  ),
  /** Returns the user's notes, newest first. */
  listNotes: request<{ notes: Note[] }>()(['ui'], nothing),
  /**
   * Keeps notes; one without text removes the subject's. No card may: its page can take the focus from what is typed in
   * it, and would get the keys.
   */
  writeNotes: request<{ notes: Note[] }>()(['ui'], noteTexts), // guard note-not-in-card
  /** Keeps notes of a file, as far as there is room. Returns how many; none in a private window. */
  importNotes: request<{ kept: number }>()(['ui'], noteTexts),
  /** Returns the recent lookups, newest first; the next two requests remove one or all before. */
  readHistory: request<{ entries: HistoryEntry[] }>()(['ui'], nothing),
  removeFromHistory: request<{ entries: HistoryEntry[] }>()(['ui'], () => z.strictObject({ subject: subjectSchema() })),
  clearHistory: request<{ entries: HistoryEntry[] }>()(['ui'], nothing),
  /** Returns when each subject was looked up before (ms since 1970), in their order; never in a private window. */
  seenBefore: request<{ last: (LastLookUp | null)[] }>()(['ui'], () =>
    z.strictObject({ subjects: z.array(subjectSchema()).max(seenBatchSubjects) }),
  ),
  /**
   * Hands a text to the side panel's list; the panel takes it when it opens, or at once if it is open. An empty text
   * brings the page's half of the panel to the front.
   */
  handToPanel: request<null>()(['ui'], () => z.strictObject({ text: z.string().max(panelTextCharacters) })),
  /** Returns that text, once, and whether the panel is in a private window. */
  takePanelText: request<{ text: string | null; isPrivate: boolean }>()(['ui'], nothing),
  /** Finds the subjects in parts of a list. `country` reads national numbers; null: the user's default country. */
  findListed: request<{ finds: ListFind[][]; country: string | null }>()(['ui'], () =>
    z.strictObject({
      texts: z
        .array(z.strictObject({ text: z.string().max(detectTextCharacters), alone: z.boolean() }))
        .max(detectBatchTexts),
      country: z.string().length(2).nullable(),
      validOnly: z.boolean().optional(),
    }),
  ),
  /** Reports what the built-in data and kept answers have about listed subjects; nothing is sent. */
  reportListed: request<{ reports: { report: Report; offer: OnlineOffer }[] }>()(['ui'], () =>
    z.strictObject({ subjects: z.array(subjectSchema()).max(reportBatchSubjects) }),
  ),
  /** Looks up one subject of a list that the user runs. */
  lookUpListed: request<LookUpReply>()(['ui'], () => z.strictObject({ subject: subjectSchema(), ...chosenProvider() })),
  ...optionsContract,
} as const satisfies Record<string, Request<z.ZodType, unknown>>;

export type RequestType = keyof typeof contract;
export type Input<Type extends RequestType> = z.infer<ReturnType<(typeof contract)[Type]['input']>>;
export type Output<Type extends RequestType> =
  (typeof contract)[Type] extends Request<z.ZodType, infer Reply> ? Reply : never;
