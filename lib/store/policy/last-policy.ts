import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../../model/once.ts';
import { errorSummary } from '../../model/result.ts';
import { cell } from '../storage.ts';

const key = 'policy';

/** The last policy as the browser gave it, not validated (`storage.managed`); undefined if none was kept yet. */
const lastPolicy = cell<unknown>({ area: 'local', key, schema: once(() => z.unknown()), otherwise: undefined });

/**
 * The policy as the browser gave it, before and now, not validated (`storage.managed`). `before` is undefined if nothing
 * is stored.
 */
export type PolicyChange = { before: unknown; after: unknown };

/** Applies a changed policy. Only the background sets this (`beforePolicyIsKept`). */
let apply: (change: PolicyChange) => Promise<void> = async () => {};

/** The policy, as text, that this worker has applied and stored, or has tried to. */
let attempted = '';

/**
 * Has `listener` called with each changed policy before the policy is stored. It may be called twice for the same
 * change. Call this synchronously at the worker's top level.
 */
export function beforePolicyIsKept(listener: typeof apply): void {
  apply = listener;
}

/** Returns the last policy as the browser gave it, not validated (`storage.managed`); empty if none was kept yet. */
export async function readLastPolicy(): Promise<unknown> {
  return (await lastPolicy.read()) ?? {};
}

/**
 * Applies the policy that the browser reported, then stores it, for a start at which it does not report one yet. If
 * applying fails or the worker ends, the policy is not stored, so the next worker applies it again.
 */
export async function keepPolicy(raw: unknown): Promise<void> {
  const text = textOf(raw);
  // Only one attempt for each worker: applying a policy makes pages ask for it, which would start the next attempt.
  if (text === attempted) return;
  attempted = text;
  try {
    await lastPolicy.change(async (before) => {
      const isChanged = textOf(before) !== text;
      if (isChanged) await apply({ before, after: raw });
      return isChanged || before === undefined ? raw : before;
    });
  } catch (error) {
    console.error('Numlens: the policy could not be applied and kept.', errorSummary(error));
  }
}

/** Clears `storage.local`, except for the last policy: it is not the user's, and it applies at the next start. */
export async function removeAllButPolicy(): Promise<void> {
  const keys = Object.keys(await browser.storage.local.get(null));
  await browser.storage.local.remove(keys.filter((name) => name !== key));
}

/** Calls the listener when a policy that differs from the one before has been applied and stored. */
export function onPolicyChanged(listener: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    const { [key]: change } = area === 'local' ? changes : {};
    if (change && textOf(change.oldValue) !== textOf(change.newValue)) listener();
  });
}

function textOf(raw: unknown): string {
  return JSON.stringify(raw ?? {});
}
