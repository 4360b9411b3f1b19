import { z } from 'zod';
import {
  detectBatchTexts,
  detectTextCharacters,
  publishedCharacters,
  publishedItems,
  publishedTextCharacters,
  selectionCharacters,
} from '../model/limits.ts';
import { once } from '../model/once.ts';
import type { CardPlace, Rectangle } from '../model/page/card.ts';
import { mostBelow, mostControls } from '../model/page/card.ts';
import type { PageEvidence, Published } from '../model/page/page-reading.ts';
import { drawnOtherwise, pageEvidenceSchema, pageReadingSchema } from '../model/page/page-reading.ts';
import type { CardSettings } from '../model/settings/settings.ts';
import type { PageMode } from '../model/settings/site.ts';
import type { Find } from '../model/subject.ts';
import { subjectSchema } from '../model/subject-schema.ts';
import { nothing, request } from './request.ts';

/** What the page tells about itself, for numbers in national format. */
const pageContextSchema = () =>
  z.strictObject({
    language: z.string().max(35).nullable(),
    host: z.string().max(253),
    /** The country it publishes (schema.org), one text a line. */
    country: z.string().max(200).nullable(),
    /** What the previous reply learned from its numbers; null with the first batch. */
    seen: pageEvidenceSchema().nullable(),
    /** This frame has had finds, so it already has the style of marks. */
    marked: z.boolean(),
  });

const publishedText = () => z.string().max(publishedTextCharacters);

/** The total size is bounded by `publishedCharacters` in the page, and by the limit on every message in `answer.ts`. */
const publishedSchema = () =>
  z
    .array(
      z.union([
        z.strictObject({ jsonLd: z.string().max(publishedCharacters) }),
        z.strictObject({ phone: publishedText(), name: publishedText() }),
      ]),
    )
    .max(publishedItems) satisfies z.ZodType<Published>;

/**
 * `seen` is sent with the page's next batch. `again`: this batch changed the page's country, so earlier texts are to be
 * read again.
 */
type PageMemory = { seen: PageEvidence | null; again: boolean };

/** The reply to `detect`: one list of finds per text, in the order of the texts; empty lists if the site is off. */
export type DetectReply = { on: boolean; finds: Find[][]; cards: CardSettings } & PageMemory;

/**
 * A prepared card, with its rectangle in the requesting frame; null in a sub-frame that is too small for one. If the
 * top frame already shows a sub-frame's card, `shown` is its rectangle relative to the sub-frame's viewport (CSS px).
 */
export type PrepareReply = { token: string; box: Rectangle | null; shown: Rectangle | null };

const length = once(() => z.number().min(-1e6).max(1e6));
const point = once(() => z.strictObject({ x: length(), y: length() }));

const rectangle = once(() => z.strictObject({ left: length(), top: length(), width: length(), height: length() }));

/** Schema of a card's place as a page sends it. */
const cardPlaceSchema = once(
  () =>
    z.strictObject({
      number: rectangle(),
      view: z.strictObject({
        anchor: z.strictObject({ client: point(), screen: point() }).nullable(),
        viewport: z.strictObject({ width: length(), height: length() }),
        rightToLeft: z.boolean(),
        screenX: length(),
        screenY: length(),
        outerWidth: length(),
        outerHeight: length(),
        innerWidth: length(),
        innerHeight: length(),
      }),
      row: z.strictObject({ left: length(), right: length(), below: z.array(rectangle()).max(mostBelow) }).optional(),
      controls: z.array(rectangle()).max(mostControls).optional(),
    }) satisfies z.ZodType<CardPlace>,
);

/** What the page script asks of the background. */
export const pageRequests = {
  /** Finds the subjects in texts of a page. */
  detect: request<DetectReply>()(['page'], () =>
    z.strictObject({
      texts: z.array(z.string().max(detectTextCharacters)).max(detectBatchTexts),
      context: pageContextSchema(),
    }),
  ),
  /**
   * Prepares a card for a find. The card's frame uses the reply's token once to get its content. Null if Numlens is off
   * here.
   */
  prepareCard: request<PrepareReply | null>()(['page'], () =>
    z.strictObject({
      subject: subjectSchema(),
      country: z.string().length(2).nullable(),
      /** The text was there before the pointer came; without it, hovering makes no calls. */
      still: z.boolean(),
      /** How it is drawn, if people see something else than was read. */
      drawn: z.enum(drawnOtherwise).optional(),
      /** How the number was read, as in the reply to `detect`; absent for addresses. */
      reading: pageReadingSchema().optional(),
      /** What the page's markup publishes near the number. */
      published: publishedSchema(),
      /** Where the number is. The top frame shows the card of a sub-frame if it can. */
      place: cardPlaceSchema(),
      /** Opened by the keyboard: it opens at once and gets the focus. */
      byKey: z.boolean(),
      /** How often the subject is in this frame. */
      times: z.int().min(1).max(1_000_000).optional(),
    }),
  ),
  /** Adds the script with what cards need to the frame. */
  addCardParts: request<null>()(['page'], nothing),
  /** Returns how a page is to behave now. Asked by a page that is back from the browser's cache, where it missed messages. */
  readMode: request<PageMode | null>()(['page'], nothing),
  /** The finds of this frame changed; sent at most once a second. */
  noteFound: request<null>()(['page'], () => z.strictObject({ fought: z.boolean() })),
  /** Opens a card over the selection of the frame that has the focus, after the shortcut was pressed. */
  lookUpSelection: request<null>()(['page'], () => z.strictObject({ text: z.string().max(selectionCharacters) })),
  /**
   * The pointer left the number of a sub-frame's card or is back on it; the reply tells whether that card is still
   * open.
   */
  pointCard: request<{ up: boolean }>()(['page'], () => z.strictObject({ is: z.enum(['stay', 'leave', 'close']) })),
} as const;
