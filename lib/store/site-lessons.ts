import { browser } from 'wxt/browser';
import { z } from 'zod';
import { errorCode } from '../model/error-code.ts';
import { once } from '../model/once.ts';
import type { SiteLessons } from '../model/site-lessons.ts';
import { database } from './database.ts';
import { dropOldest } from './drop-oldest.ts';
import { readKept } from './read-kept.ts';

/** Whose lessons: what is taught in a private window holds there, until the browser ends. */
type Window = { isPrivate: boolean };

const mostSites = 300;
const mostNumbers = 100;
const mostForms = 50;

const key = 'privateLessons';
const privateSchema = once(() =>
  z.record(
    z.string(),
    z.object({
      host: z.string(),
      country: z.string().nullable(),
      numbers: z.array(z.object({ written: z.string(), e164: z.string() })),
      forms: z.array(z.string()),
    }),
  ),
);

/**
 * What a site was taught. In a private window it is what was said there, else what ordinary windows know; nothing where
 * that cannot be read: then its numbers are still found.
 */
export async function readLessons(host: string, window: Window): Promise<SiteLessons> {
  try {
    return await find(host, window);
  } catch (error) {
    console.error('Numlens: the lessons could not be read.', errorCode(error));
    return noLessons(host);
  }
}

/**
 * Changes what a site was taught, one writer at a time. A site with nothing left is forgotten; the sites that were taught
 * longest ago make room, and so do a site's oldest lessons. From a private window nothing is stored past the
 * browser's end (SECURITY R17).
 */
export function changeLessons(
  host: string,
  change: (lessons: SiteLessons) => SiteLessons,
  window: Window,
): Promise<SiteLessons> {
  return navigator.locks.request('numlens-lessons', async () => {
    const changed = change(await find(host, window));
    const numbers = changed.numbers.slice(-mostNumbers);
    const lessons = { ...changed, host, numbers, forms: changed.forms.slice(-mostForms) };
    if (window.isPrivate) await browser.storage.session.set({ [key]: { ...(await readPrivate()), [host]: lessons } });
    else await keep(lessons);
    return lessons;
  });
}

/** Every site that was taught something in ordinary windows, by host. */
export async function listLessons(): Promise<SiteLessons[]> {
  return (await (await database()).getAll('lessons')).map(({ lessons }) => lessons);
}

async function find(host: string, { isPrivate }: Window): Promise<SiteLessons> {
  const said = isPrivate ? (await readPrivate())[host] : undefined;
  return said ?? (await (await database()).get('lessons', host))?.lessons ?? noLessons(host);
}

async function keep(lessons: SiteLessons): Promise<void> {
  const transaction = (await database()).transaction('lessons', 'readwrite');
  const { store } = transaction;
  const { host, country, numbers, forms } = lessons;
  if (country === null && numbers.length === 0 && forms.length === 0) await store.delete(host);
  else await store.put({ lessons, at: Date.now() }, host);
  await dropOldest(store, mostSites);
  await transaction.done;
}

function readPrivate(): Promise<Record<string, SiteLessons>> {
  return readKept('session', key, privateSchema(), {});
}

function noLessons(host: string): SiteLessons {
  return { host, country: null, numbers: [], forms: [] };
}
