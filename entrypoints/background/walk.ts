import { browser } from 'wxt/browser';
import { tellPage } from '../../lib/messages/tell-page.ts';

/** The commands that the manifest declares, and which way they walk. */
const ways: Record<string, 1 | -1> = { 'next-number': 1, 'previous-number': -1 };

/** Listens to the shortcuts that walk from number to number. Call it synchronously at the worker's top level. */
export function listenToCommands(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    const by = ways[command];
    if (by && tab?.id !== undefined) void walk(tab.id, by);
  });
}

/** Walks in the frame whose card is open or that has the focus, else in the top frame. */
async function walk(tabId: number, by: 1 | -1): Promise<void> {
  const reply = await tellPage({ tabId, frameId: 0 }, 'walk', { by, focused: false });
  const elsewhere = reply?.elsewhere ?? null;
  if (elsewhere === 'focused') await tellPage({ tabId }, 'walk', { by, focused: true });
  else if (elsewhere !== null) await tellPage({ tabId, frameId: elsewhere }, 'walk', { by, focused: false });
}
