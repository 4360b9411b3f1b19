import { browser } from 'wxt/browser';
import { z } from 'zod';
import type { CardExtent } from '../../model/page/card.ts';
import { readKept } from '../storage.ts';

const key = 'cardExtent';

/** `once`: the user chose all details once, which may be for that card alone. */
const readChoice = () => readKept('local', key, z.enum(['glance', 'once', 'details']), 'glance');

/** Returns how much the popup shows: what the user chose last, there or on a card. */
export async function readPopupExtent(): Promise<CardExtent> {
  return (await readChoice()) === 'glance' ? 'glance' : 'details';
}

/** Returns how much a card shows. */
export async function readCardExtent(): Promise<CardExtent> {
  return (await readChoice()) === 'details' ? 'details' : 'glance';
}

/** Remembers the user's choice for the next cards: all details if chosen twice in a row, or on a pinned card. */
export async function saveCardExtent(extent: CardExtent, pinned: boolean): Promise<void> {
  const isOnce = extent === 'details' && !pinned && (await readChoice()) === 'glance';
  await browser.storage.local.set({ [key]: isOnce ? 'once' : extent });
}
