import { browser } from 'wxt/browser';
import type { Policy } from '../model/policy.ts';
import { noPolicy, readPolicyValues } from '../model/policy.ts';

/** What the person's organisation decided; Firefox rejects where there is no policy, and that means nothing was. */
export async function readPolicy(): Promise<Policy> {
  try {
    return readPolicyValues(await browser.storage.managed.get(null));
  } catch {
    return noPolicy;
  }
}

/** Hears of a changed policy, where the browser tells (Chrome and Edge do). Call it synchronously at the worker's top level. */
export function onPolicyChanged(hear: () => void): void {
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area === 'managed') hear();
  });
}
