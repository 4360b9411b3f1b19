import { z } from 'zod';
import { once } from '../../model/once.ts';
import type { WindowKind } from '../../model/window-kind.ts';
import type { Cell } from '../storage.ts';
import { cell } from '../storage.ts';
import { onStorageChanged } from './storage-changes.ts';

const textSchema = once(() => z.string());

/**
 * The page that a text is for; `note` and `call` are the popup, to write a note on what is in the text or to call it. A text
 * from a private window is only for one in a private window. `window` is the browser's id of a panel's window; a popup's text has none.
 */
export type TextReceiver = WindowKind & { page: 'popup' | 'note' | 'call' | 'panel'; window?: number };

/** Keeps a text until the page that it is for takes it; in memory only. */
export function handText(text: string, to: TextReceiver): Promise<void> {
  return handed(to).write(text);
}

/** Returns the text that was handed to a page, and removes it; null if there is none. */
export async function takeHandedText(to: TextReceiver): Promise<string | null> {
  return (await handed(to).change(() => null)).before;
}

/** Calls the listener when a text is handed to a page that is open, in any window, until `signal` aborts. */
export function onHandedText(page: TextReceiver['page'], listener: () => void, signal: AbortSignal): void {
  onStorageChanged((changes, area) => {
    if (area !== 'session') return;
    const isHanded = Object.entries(changes).some(
      ([key, { newValue }]) => key.startsWith(`${page}Text`) && newValue !== undefined,
    );
    if (isHanded) listener();
  }, signal);
}

function handed({ page, isPrivate, window = 0 }: TextReceiver): Cell<string | null> {
  const key = `${page}Text${isPrivate ? 'Private' : ''}${window}`;
  return cell<string | null>({ area: 'session', key, schema: textSchema, otherwise: null });
}
