import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';

type Panels = { sidebarAction?: { open(): Promise<void> }; sidePanel?: Pick<typeof Browser.sidePanel, 'open'> };

/**
 * Returns a function that opens one half of the side panel. If the browser has no side panel or refuses, it opens a tab
 * with the same page. Call it synchronously in the click's handler. `meanwhile` starts at the same time. The popup
 * closes when it is done, unless it returns false.
 */
export function createOpenPanel(): (half: 'page' | 'list', meanwhile?: () => Promise<boolean>) => void {
  // Requested before the click: the side panel must open in the click's own task, and the reply comes after it.
  let windowId: number | null = null;
  browser.windows
    .getCurrent()
    .then(({ id = null }) => {
      windowId = id;
    })
    .catch(() => undefined);

  return (half, meanwhile) => {
    const opened = openBeside(windowId).catch(() => openTab(half));
    void Promise.allSettled([opened, meanwhile?.()]).then(([, done]) => {
      if (done.status === 'fulfilled' && done.value !== false) closePopup();
    });
  };
}

/** Call it before the first `await`, as both browsers need the user gesture. */
async function openBeside(windowId: number | null): Promise<void> {
  const { sidePanel, sidebarAction }: Panels = browser;
  if (sidePanel && windowId !== null) await sidePanel.open({ windowId });
  else if (sidebarAction) await sidebarAction.open();
  else throw new Error('There is no side panel here');
}

async function openTab(half: 'page' | 'list'): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/sidepanel.html#${half}`) });
}

/** Closes the popup, which would cover the panel. In a tab of its own it stays. */
function closePopup(): void {
  if (browser.extension.getViews({ type: 'popup' }).includes(window)) window.close();
}
