import type { Worker } from '@playwright/test';

type CommandEvent = { dispatch: (command: string, tab: { id: number }) => void };

/**
 * Makes the worker hear a shortcut of the manifest, as if it was pressed in the tab in front: a browser without a screen
 * does not hear it from its keyboard.
 */
export async function pressCommand(
  worker: Worker,
  command: 'next-number' | 'previous-number' | 'look-up-selection' | 'pause',
): Promise<void> {
  await worker.evaluate(async (name) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    if (tab?.id === undefined) throw new Error('no tab is in front');
    (chrome.commands.onCommand as unknown as CommandEvent).dispatch(name, { id: tab.id });
  }, command);
}
