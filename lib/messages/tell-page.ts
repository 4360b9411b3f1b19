import { browser } from 'wxt/browser';
import type { PageContract, PageRequestType } from './page-contract.ts';

/**
 * Tells the page script of a tab something and gives its reply; null where no page script answers: a browser page, a PDF
 * viewer, a tab from before the extension was installed. Without a `frameId` every frame of the tab is told, and the
 * first to answer is heard.
 */
export async function tellPage<Type extends PageRequestType>(
  { tabId, frameId }: { tabId: number; frameId?: number },
  type: Type,
  input: PageContract[Type]['input'],
): Promise<PageContract[Type]['output'] | null> {
  try {
    const reply: PageContract[Type]['output'] | undefined = await browser.tabs.sendMessage(
      tabId,
      { type, input },
      frameId === undefined ? {} : { frameId },
    );
    return reply ?? null;
  } catch {
    return null;
  }
}
