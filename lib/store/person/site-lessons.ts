import { z } from 'zod';
import { once } from '../../model/once.ts';
import type { SiteLessons } from '../../model/settings/site.ts';
import type { WindowKind } from '../../model/window-kind.ts';
import { database } from '../database/database.ts';
import { dropOldest } from '../database/entries.ts';
import { keptOr } from '../database/timeouts.ts';
import { cell } from '../storage.ts';

const mostSites = 300;
const mostNumbers = 100;
const mostForms = 50;

/** The corrections made in private windows, by host. */
const privateLessons = cell<Record<string, SiteLessons>>({
  area: 'session',
  key: 'privateLessons',
  schema: once(() =>
    z.record(
      z.string(),
      z.object({
        host: z.string(),
        country: z.string().nullable(),
        numbers: z.array(z.object({ written: z.string(), e164: z.string() })),
        forms: z.array(z.string()),
      }),
    ),
  ),
  otherwise: {},
});

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
export async function changeLessons(
  host: string,
  change: (lessons: SiteLessons) => SiteLessons,
  { isPrivate }: WindowKind,
): Promise<SiteLessons> {
  const changed = (now: SiteLessons): SiteLessons => {
    const { numbers, forms, ...lessons } = change(now);
    return { ...lessons, host, numbers: numbers.slice(-mostNumbers), forms: forms.slice(-mostForms) };
  };
  if (!isPrivate) return changeKept(host, changed);
  const { after } = await privateLessons.change((all) => ({ ...all, [host]: changed(ofHost(all, host)) }));
  return ofHost(after, host);
}

/** Returns the corrections of every site, made in ordinary windows. */
export async function listLessons(): Promise<SiteLessons[]> {
  return (await (await database()).getAll('lessons')).map(({ lessons }) => lessons);
}

async function find(host: string, { isPrivate }: WindowKind): Promise<SiteLessons> {
  if (isPrivate) return ofHost(await privateLessons.read(), host); // guard private-lessons
  return (await (await database()).get('lessons', host))?.lessons ?? noLessons(host);
}

/** Returns a host's corrections. It may have the name of a property that every object has (`constructor`). */
function ofHost(all: Record<string, SiteLessons>, host: string): SiteLessons {
  return (Object.hasOwn(all, host) ? all[host] : undefined) ?? noLessons(host);
}

async function changeKept(host: string, change: (lessons: SiteLessons) => SiteLessons): Promise<SiteLessons> {
  const { store, done } = (await database()).transaction('lessons', 'readwrite');
  const lessons = change((await store.get(host))?.lessons ?? noLessons(host));
  const { country, numbers, forms } = lessons;
  if (country === null && numbers.length === 0 && forms.length === 0) await store.delete(host);
  else await store.put({ lessons, at: Date.now() }, host);
  await dropOldest(store, mostSites);
  await done;
  return lessons;
}

/** Returns the corrections of a site without any. */
export function noLessons(host: string): SiteLessons {
  return { host, country: null, numbers: [], forms: [] };
}
