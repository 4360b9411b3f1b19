import { tellNewPage } from '../../lib/messages/tell-new-page.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';

/** Walks to the next number (1) or the one before (-1), in the frame whose card is open or that has the focus, else on top. */
export async function walk(tabId: number, by: 1 | -1): Promise<void> {
  const reply = await tellNewPage({ tabId, frameId: 0 }, 'walk', { by, focused: false });
  const elsewhere = reply?.elsewhere ?? null;
  if (elsewhere === 'focused') await tellPage({ tabId }, 'walk', { by, focused: true });
  else if (elsewhere !== null) await tellPage({ tabId, frameId: elsewhere }, 'walk', { by, focused: false });
}
