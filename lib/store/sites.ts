import { browser } from 'wxt/browser';
import { z } from 'zod';
import { readSettings, updateSettings } from './settings.ts';

/** Whose answer is asked for or given: what is said in a private window holds there, until the browser ends. */
type Window = { isPrivate: boolean };

const key = 'privateSites';
const privateSchema = z.record(z.string(), z.boolean());

/** Whether Numlens is on at a host: it is, unless the person turned it off there. */
export async function isSiteOn(host: string, { isPrivate }: Window): Promise<boolean> {
  const said = isPrivate ? (await readPrivateSites())[host] : undefined;
  return said ?? !(await readSettings()).sitesOff.includes(host);
}

/** Turns Numlens on or off at a host. From a private window nothing is stored past the browser's end (SECURITY R17). */
export async function setSite(host: string, on: boolean, { isPrivate }: Window): Promise<void> {
  if (isPrivate) {
    await navigator.locks.request('numlens-private-sites', async () => {
      await browser.storage.session.set({ [key]: { ...(await readPrivateSites()), [host]: on } });
    });
    return;
  }
  await updateSettings((settings) => {
    const others = settings.sitesOff.filter((off) => off !== host);
    return { ...settings, sitesOff: on ? others : [...others, host] };
  });
}

async function readPrivateSites(): Promise<Record<string, boolean>> {
  const parsed = privateSchema.safeParse((await browser.storage.session.get(key))[key]);
  return parsed.success ? parsed.data : {};
}
