import { browser } from 'wxt/browser';
import type { PageContract, PageRequestType } from './page-contract.ts';

/**
 * A page that hangs, or that the browser has frozen, may never answer; one that is only busy does within this time, ms.
 */
const patience = 2_000;

/**
 * Sends a message to the page script of a tab and returns its reply; null if none answers: a browser page, a PDF
 * viewer, a tab from before the installation, a page that hangs. Without a `frameId` it is sent to every frame of the
 * tab, and the first reply counts.
 */
export async function tellPage<Type extends PageRequestType>(
  { tabId, frameId }: { tabId: number; frameId?: number },
  type: Type,
  input: PageContract[Type]['input'],
): Promise<PageContract[Type]['output'] | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null); // guard page-patience
  });
  try {
    const options = frameId === undefined ? {} : { frameId };
    const answer: Promise<PageContract[Type]['output'] | undefined> = browser.tabs.sendMessage(
      tabId,
      { type, input },
      options,
    );
    return (await Promise.race([answer, late])) ?? null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the active tab of a window, or of the last focused one; null if there is none. */
export async function activeTab({ windowId }: { windowId?: number } = {}): Promise<number | null> {
  const of = windowId === undefined ? { lastFocusedWindow: true } : { windowId };
  const [tab] = await browser.tabs.query({ active: true, ...of });
  return tab?.id ?? null;
}
