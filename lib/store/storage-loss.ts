import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../model/once.ts';
import type { StorageLoss } from '../model/storage-loss.ts';

const key = 'storageLoss';
const lossSchema = once(() => z.object({ at: z.number(), key: z.enum(['kept', 'lost']) }));

/** Remembers that kept storage was damaged and rebuilt, until the person has read it. */
export async function noteLoss(loss: StorageLoss): Promise<void> {
  await browser.storage.local.set({ [key]: loss });
}

/** What was lost and not read of yet; null where nothing was. */
export async function readLoss(): Promise<StorageLoss | null> {
  const parsed = lossSchema().safeParse((await browser.storage.local.get(key))[key]);
  return parsed.success ? parsed.data : null;
}

export async function dismissLoss(): Promise<void> {
  await browser.storage.local.remove(key);
}
