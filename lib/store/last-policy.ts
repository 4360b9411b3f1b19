import { browser } from 'wxt/browser';
import { errorCode } from '../model/error-code.ts';

const key = 'policy';
const lock = 'numlens-policy';

/** What this worker has seen to be kept. */
let kept = '';

/**
 * What the browser said the last time that an organisation decided, as it said it (`storage.managed`): nothing in a new
 * installation, `undefined` where an earlier version was in use and did not keep it.
 */
export function readLastPolicy(): Promise<unknown> {
  return navigator.locks.request(lock, async () => {
    const stored = await browser.storage.local.get(null);
    if (key in stored) return stored[key];
    if (Object.keys(stored).length > 0) return undefined;
    await browser.storage.local.set({ [key]: {} });
    return {};
  });
}

/** Keeps what the browser says for the next time that it says nothing yet. */
export async function keepPolicy(raw: unknown): Promise<void> {
  if (textOf(raw) === kept) return;
  kept = textOf(raw);
  try {
    await navigator.locks.request(lock, async () => {
      const { [key]: before } = await browser.storage.local.get(key);
      if (before === undefined || textOf(before) !== kept) await browser.storage.local.set({ [key]: raw });
    });
  } catch (error) {
    console.error('Numlens: the policy could not be kept.', errorCode(error));
  }
}

/** Removes all that `storage.local` keeps but the browser's last word: that is not the person's, and decides at the next start. */
export async function removeAllButPolicy(): Promise<void> {
  const keys = Object.keys(await browser.storage.local.get(null));
  await browser.storage.local.remove(keys.filter((name) => name !== key));
}

/** Hears whenever an organisation has decided otherwise than the time before. */
export function onPolicyChanged(hear: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    const { [key]: change } = area === 'local' ? changes : {};
    if (change && textOf(change.oldValue) !== textOf(change.newValue)) hear();
  });
}

function textOf(raw: unknown): string {
  return JSON.stringify(raw ?? {});
}
