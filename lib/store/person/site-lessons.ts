import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../../model/once.ts';
import type { SiteLessons } from '../../model/settings/site.ts';
import { database } from '../database/database.ts';
import { dropOldest } from '../database/entries.ts';
import { keptOr } from '../database/timeouts.ts';
import { readKept } from '../storage.ts';
import type { WindowKind } from './sites.ts';

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
 * Returns the corrections of a site, or of a frame in it (`lessonsPlace`). A private window has only those made in
 * private windows: a page sees what they change, and would recognize the user. If they can't be read, there are none,
 * and the site's numbers are still found.
 */
export function readLessons(host: string, window: WindowKind): Promise<SiteLessons> {
  return keptOr('the lessons', () => find(host, window), noLessons(host));
}

/**
 * Changes a site's corrections, one writer at a time. A site without any is removed. Too many sites, or too many
 * corrections of one site: the oldest are removed. Corrections from a private window are not stored past the browser's
 * end.
 */
export function changeLessons(
  host: string,
  change: (lessons: SiteLessons) => SiteLessons,
  window: WindowKind,
): Promise<SiteLessons> {
  return navigator.locks.request('numlens-lessons', async () => {
    const changed = change(await find(host, window));
    const numbers = changed.numbers.slice(-mostNumbers);
    const lessons = { ...changed, host, numbers, forms: changed.forms.slice(-mostForms) };
    if (window.isPrivate) await browser.storage.session.set({ [key]: { ...(await readPrivate()), [host]: lessons } });
    else await save(lessons);
    return lessons;
  });
}

/** Returns the corrections of every site, made in ordinary windows. */
export async function listLessons(): Promise<SiteLessons[]> {
  return (await (await database()).getAll('lessons')).map(({ lessons }) => lessons);
}

async function find(host: string, { isPrivate }: WindowKind): Promise<SiteLessons> {
  // guard private-lessons
  if (isPrivate) {
    const all = await readPrivate();
    // A host may have the name of a property that every object has (`constructor`).
    return (Object.hasOwn(all, host) ? all[host] : undefined) ?? noLessons(host);
  }
  return (await (await database()).get('lessons', host))?.lessons ?? noLessons(host);
}

async function save(lessons: SiteLessons): Promise<void> {
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

/** Returns the corrections of a site without any. */
export function noLessons(host: string): SiteLessons {
  return { host, country: null, numbers: [], forms: [] };
}
