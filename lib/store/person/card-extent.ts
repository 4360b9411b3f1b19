import { z } from 'zod';
import { once } from '../../model/once.ts';
import type { CardExtent } from '../../model/page/card.ts';
import { cell } from '../storage.ts';

/** What the user chose last. `once`: all details, once, which may be for that card alone. */
const choice = cell<'glance' | 'once' | 'details'>({
  area: 'local',
  key: 'cardExtent',
  schema: once(() => z.enum(['glance', 'once', 'details'])),
  otherwise: 'glance',
});

/** Returns how much the popup shows: what the user chose last, there or on a card. */
export async function readPopupExtent(): Promise<CardExtent> {
  return (await choice.read()) === 'glance' ? 'glance' : 'details';
}

/** Returns how much a card shows. */
export async function readCardExtent(): Promise<CardExtent> {
  return (await choice.read()) === 'details' ? 'details' : 'glance';
}

/** Remembers the user's choice for the next cards: all details if chosen twice in a row, or on a pinned card. */
export async function saveCardExtent(extent: CardExtent, pinned: boolean): Promise<void> {
  await choice.change((before) => (extent === 'details' && !pinned && before === 'glance' ? 'once' : extent));
}
