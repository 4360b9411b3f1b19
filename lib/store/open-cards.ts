import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../model/once.ts';
import { pageReadingSchema } from '../model/page-reading.ts';
import { subjectSchema } from '../model/subject.ts';
import { readKept } from './read-kept.ts';

const cardSubjectSchema = once(() =>
  z.object({
    subject: subjectSchema(),
    country: z.string().nullable(),
    /** How it was read, where it is a number of a page. */
    reading: pageReadingSchema().exactOptional(),
  }),
);

const openCardSchema = once(() =>
  z.object({
    card: z.string(),
    /** Null once it was handed in: a token opens one card, once (SECURITY R11). */
    token: z.string().nullable(),
    tabId: z.number(),
    /** The card's own frame, known when it hands in the token. */
    frameId: z.number().nullable(),
    host: z.string().nullable(),
    /** Opened by the menu, not by hovering. */
    asked: z.boolean(),
    /** The text stood still before the pointer came (DESIGN D8). */
    still: z.boolean(),
    /** Its page may not have anything looked up: the answer is the device's alone (SECURITY R36). */
    onDevice: z.boolean().default(false),
    /** The text that was looked at where nothing was found in it. */
    text: z.string(),
    /** What the page's markup calls the card's number, and the host that says so. The number may be read anew as another. */
    published: z.array(z.object({ e164: z.string(), name: z.string(), host: z.string() })).default([]),
    subjects: z.array(cardSubjectSchema()),
    /** Which of the subjects is shown; null while a list is. */
    shown: z.number().nullable(),
  }),
);

/** A card that a page was allowed to open. It outlives the worker, not the browser. */
export type OpenCard = z.infer<ReturnType<typeof openCardSchema>>;

const key = 'openCards';
const mostCards = 60;

/** Remembers a card before its frame exists; the oldest make room. */
export function addOpenCard(card: OpenCard): Promise<void> {
  return change((cards) => ({ cards: [...cards, card].slice(-mostCards), value: undefined }));
}

/** Hands in a token: gives its card, bound to the frame from now on; null when it is unknown, used, or another tab's. */
export function takeToken(
  token: string,
  { tabId, frameId }: { tabId: number; frameId: number },
): Promise<OpenCard | null> {
  return change((cards) => {
    const found = cards.find((card) => card.token === token && card.tabId === tabId);
    if (!found) return { cards, value: null };
    const taken = { ...found, token: null, frameId };
    return { cards: cards.map((card) => (card === found ? taken : card)), value: taken };
  });
}

/** The card of this name, if this very frame opened it. */
export async function findOpenCard(
  name: string,
  { tabId, frameId }: { tabId: number; frameId: number },
): Promise<OpenCard | null> {
  const cards = await readCards();
  return cards.find((card) => card.card === name && card.tabId === tabId && card.frameId === frameId) ?? null;
}

/** Notes which subject of a list the card now shows. */
export function showSubject(name: string, shown: number): Promise<void> {
  return change((cards) => ({
    cards: cards.map((card) => (card.card === name ? { ...card, shown } : card)),
    value: undefined,
  }));
}

/**
 * Puts another reading of its text in the place of the subject that a card shows. What the page's markup called the
 * subject before is no name of it; gives the card as it now is, null when it is unknown.
 */
export function replaceShown(name: string, subject: OpenCard['subjects'][number]): Promise<OpenCard | null> {
  return change((cards) => {
    const found = cards.find((card) => card.card === name);
    if (!found) return { cards, value: null };
    const subjects = found.subjects.map((other, index) => (index === found.shown ? subject : other));
    const changed = { ...found, subjects, published: [] };
    return { cards: cards.map((card) => (card === found ? changed : card)), value: changed };
  });
}

function change<Value>(edit: (cards: OpenCard[]) => { cards: OpenCard[]; value: Value }): Promise<Value> {
  return navigator.locks.request('numlens-open-cards', async () => {
    const { cards, value } = edit(await readCards());
    await browser.storage.session.set({ [key]: cards });
    return value;
  });
}

function readCards(): Promise<OpenCard[]> {
  return readKept('session', key, z.array(openCardSchema()), []);
}
