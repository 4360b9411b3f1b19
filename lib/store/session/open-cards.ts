import { z } from 'zod';
import { messageTricksSchema } from '../../model/answer/message.ts';
import { once } from '../../model/once.ts';
import { drawnOtherwise, pageReadingSchema } from '../../model/page/page-reading.ts';
import { subjectSchema } from '../../model/subject-schema.ts';
import { cell } from '../storage.ts';
import { openTabs } from './open-tabs.ts';

const cardSubjectSchema = once(() =>
  z.object({
    subject: subjectSchema(),
    country: z.string().nullable(),
    /** How it was read, if it is a number of a page. */
    reading: pageReadingSchema().optional(),
  }),
);

const openCardSchema = once(() =>
  z.object({
    card: z.string(),
    /** Null after it was used: a token opens one card, once. */
    token: z.string().nullable(),
    tabId: z.number(),
    /** The card's own frame; null until it sends the token. */
    frameId: z.number().nullable(),
    host: z.string().nullable(),
    /** The host of the number's frame, if that is not the site's. */
    frameHost: z.string().optional(),
    /** Its number is in a sandboxed document: no correction of the site counts there, and none is kept. */
    isSandboxed: z.literal(true).optional(),
    /** Opened by the menu, not by hovering. */
    asked: z.boolean(),
    /** Opened by the menu's “Call”: the button that calls gets the focus, and nothing is looked up online by itself. */
    forCall: z.boolean().optional(),
    /**
     * The text was there before the pointer came, so that hovering may spend: the page did not put it below the
     * pointer.
     */
    still: z.boolean(),
    /** How it is drawn on its page, if people see something else than was read. */
    drawn: z.enum(drawnOtherwise).optional(),
    /** Its page may not cause online lookups: the card uses built-in data only (guard page-wrote-frame). */
    onDevice: z.boolean().default(false),
    /** The user pinned it, so it stays open while other cards come and go. */
    pinned: z.boolean().default(false),
    /** It was made large enough for all details. */
    details: z.boolean().default(false),
    /** How often its subject is in the frame of the number; absent if it can't be walked from the card. */
    times: z.number().optional(),
    /** The text that was looked up, if nothing was found in it. */
    text: z.string(),
    /** What is conspicuous in the selection that it is about; null if that is no message. */
    tricks: messageTricksSchema().nullable().optional(),
    /**
     * The names that the page's markup gives the card's number, and the host of each. A correction may replace the
     * number.
     */
    published: z
      .array(
        z.object({
          e164: z.string(),
          name: z.string(),
          host: z.string(),
          /** It came over http: it is this page's at most, and not kept as what the host said. */
          isPlain: z.literal(true).optional(),
        }),
      )
      .default([]),
    subjects: z.array(cardSubjectSchema()),
    /** The index of the subject shown; null while a list is shown. */
    shown: z.number().nullable(),
  }),
);

/** A card that a page was allowed to open. It is kept when the worker ends, but not when the browser does. */
export type OpenCard = z.infer<ReturnType<typeof openCardSchema>>;

const openCards = cell<OpenCard[]>({
  area: 'session',
  key: 'openCards',
  schema: once(() => z.array(openCardSchema())),
  otherwise: [],
});
const mostCards = 60;

/**
 * Adds a card before its frame exists. Beyond `mostCards` the cards of closed tabs are removed. If that is not enough,
 * one card of the tab with most cards goes, so that a page's process that requests cards without end costs other tabs
 * none. It is the tab's oldest card that is not pinned: one that is not pinned closes before the next opens. A pinned
 * card goes only if all others are pinned too, and the newest never.
 */
export async function addOpenCard(card: OpenCard): Promise<void> {
  await openCards.change((cards) => withRoom([...cards, card]));
}

async function withRoom(cards: OpenCard[]): Promise<OpenCard[]> {
  if (cards.length <= mostCards) return cards;
  const tabIds = await openTabs();
  const open = cards.filter(({ tabId }) => tabIds.has(tabId));
  return open.length <= mostCards ? open : withoutOne(open);
}

function withoutOne(cards: OpenCard[]): OpenCard[] {
  const isOlder = (card: OpenCard) => card !== cards.at(-1);
  const unpinned = cards.filter(({ pinned }) => !pinned);
  const tabs = [...Map.groupBy(unpinned.some(isOlder) ? unpinned : cards, ({ tabId }) => tabId).values()];
  const most = tabs.reduce((most, tab) => (tab.length > most.length ? tab : most)); // guard open-cards-bound
  const leaving = most.find(isOlder);
  return cards.filter((each) => each !== leaving);
}

/** Did opening the card start an online lookup? */
export function isAskedFor({ asked, forCall = false }: OpenCard): boolean {
  return asked && !forCall; // guard call-asks-nobody
}

/** Uses a token: binds its card to the frame and returns it; null if the token is unknown, used or another tab's. */
export function takeToken(
  token: string,
  { tabId, frameId }: { tabId: number; frameId: number },
): Promise<OpenCard | null> {
  return changeOne(
    (card) => card.token === token && card.tabId === tabId, // guard token-tab
    () => ({ token: null, frameId }), // guard token-once
  );
}

/** Returns the card of this name if this very frame opened it, otherwise null. */
export async function findOpenCard(
  name: string,
  { tabId, frameId }: { tabId: number; frameId: number },
): Promise<OpenCard | null> {
  const cards = await openCards.read();
  return cards.find((card) => card.card === name && card.tabId === tabId && card.frameId === frameId) ?? null; // guard card-frame
}

/** From now on only a press on "Look up online" makes the card send requests. */
const onlyByPress = { asked: false, still: false };

/**
 * Sets which of its subjects the card shows. It is looked up online only at a press of its own, as the press that picked
 * it was not checked as one that spends. Returns the changed card; null if it is unknown.
 */
export function showSubject(name: string, shown: number): Promise<OpenCard | null> {
  return changeOne(isCalled(name), () => ({ shown, ...onlyByPress })); // guard pick-by-press
}

/** Sets whether the user has pinned the card. */
export async function setPinned(name: string, pinned: boolean): Promise<void> {
  await changeOne(isCalled(name), () => ({ pinned }));
}

/**
 * Replaces the subject that a card shows by another reading of its text. Names that the page's markup gave the subject
 * are dropped, as they were for the number before, and the new number is looked up online only at a press: who goes
 * through the list of countries would pay for each. Returns the changed card; null if it is unknown.
 */
export function replaceShown(name: string, subject: OpenCard['subjects'][number]): Promise<OpenCard | null> {
  return changeOne(isCalled(name), ({ subjects, shown }) => ({
    subjects: subjects.map((other, index) => (index === shown ? subject : other)),
    published: [],
    ...onlyByPress, // guard reread-by-press
  }));
}

function isCalled(name: string): (card: OpenCard) => boolean {
  return ({ card }) => card === name;
}

/** Changes one card, and returns it; null if there is none like that. */
async function changeOne(
  isIt: (card: OpenCard) => boolean,
  change: (card: OpenCard) => Partial<OpenCard>,
): Promise<OpenCard | null> {
  const { before, after } = await openCards.change((cards) =>
    cards.some(isIt) ? cards.map((card) => (isIt(card) ? { ...card, ...change(card) } : card)) : cards,
  );
  return after[before.findIndex(isIt)] ?? null;
}
