import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../model/once.ts';
import type { StorageLoss } from '../model/storage-loss.ts';
import { readKept } from './read-kept.ts';

const key = 'storageLoss';
const lossSchema = once(() => z.object({ at: z.number(), key: z.enum(['kept', 'lost']) }));

/** Remembers that kept storage was damaged and rebuilt, until the person has read it. */
export async function noteLoss(loss: StorageLoss): Promise<void> {
  await browser.storage.local.set({ [key]: loss });
}

/** What was lost and not read of yet; null where nothing was. */
export function readLoss(): Promise<StorageLoss | null> {
  return readKept('local', key, lossSchema(), null);
}

export async function dismissLoss(): Promise<void> {
  await browser.storage.local.remove(key);
}
