import { browser } from 'wxt/browser';
import { z } from 'zod';
import type { CardExtent } from '../../model/page/card.ts';
import { readKept } from '../storage.ts';

const key = 'cardExtent';

/** Returns how much a card shows: what the user chose last, on any card. */
export function readCardExtent(): Promise<CardExtent> {
  return readKept('local', key, z.enum(['glance', 'details']), 'glance');
}

/** Remembers the user's choice for the next cards. */
export async function saveCardExtent(extent: CardExtent): Promise<void> {
  await browser.storage.local.set({ [key]: extent });
}
