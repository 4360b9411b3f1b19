import { browser } from 'wxt/browser';
import { errorCode } from '../../model/result.ts';

const key = 'policy';
const lock = 'numlens-policy';

/** The policy, as text, that this worker knows to be stored. */
let kept = '';

/**
 * Returns the last policy that the browser reported, unread (`storage.managed`): empty in a new installation,
 * `undefined` after an update from a version that did not store it.
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

/** Stores the policy that the browser reported, for a start at which it does not report one yet. */
export async function keepPolicy(raw: unknown): Promise<void> {
  const text = textOf(raw);
  if (text === kept) return;
  try {
    await navigator.locks.request(lock, async () => {
      const { [key]: before } = await browser.storage.local.get(key);
      if (before === undefined || textOf(before) !== text) await browser.storage.local.set({ [key]: raw });
      kept = text;
    });
  } catch (error) {
    console.error('Numlens: the policy could not be kept.', errorCode(error));
  }
}

/** Clears `storage.local`, except for the last policy: it is not the user's, and it applies at the next start. */
export async function removeAllButPolicy(): Promise<void> {
  const keys = Object.keys(await browser.storage.local.get(null));
  await browser.storage.local.remove(keys.filter((name) => name !== key));
}

/** Calls the listener when the policy differs from the one before. */
export function onPolicyChanged(listener: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    const { [key]: change } = area === 'local' ? changes : {};
    if (change && textOf(change.oldValue) !== textOf(change.newValue)) listener();
  });
}

function textOf(raw: unknown): string {
  return JSON.stringify(raw ?? {});
}
