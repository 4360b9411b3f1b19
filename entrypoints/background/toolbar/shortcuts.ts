import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';
import { tellPage } from '../../../lib/messages/tell-page.ts';
import { tellNewPage } from '../../../lib/messages/where-is.ts';
import { selectionCharacters } from '../../../lib/model/limits.ts';
import { windowKind } from '../../../lib/model/window-kind.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { beginningOf } from '../../../lib/text/beginning.ts';
import { showOnPage } from '../cards/show-on-page.ts';
import { openPopup } from '../open-popup.ts';
import { setPaused } from '../page/site-mode.ts';
import type { Tools } from '../tools.ts';
import { handle } from '../tools.ts';

/** The commands of the manifest, besides the browser's own command that opens the popup. */
type Command = 'next-number' | 'previous-number' | 'look-up-selection' | 'pause';

/** How long after the shortcut a page may request a card for its selection (ms). */
const selectionWithin = 5_000;
/**
 * When the shortcut was pressed, by tab id. Kept in memory only: the worker lives longer than the request is allowed.
 */
const pressedAt = new Map<number, number>();

const commands = {
  'next-number': (tab) => onTab(tab, (tabId) => walk(tabId, 1)),
  'previous-number': (tab) => onTab(tab, (tabId) => walk(tabId, -1)),
  'look-up-selection': (tab) => lookUpSelection(tab),
  pause: async () => setPaused(!(await readSettings()).paused),
} as const satisfies Record<Command, (tab: Browser.tabs.Tab | undefined) => Promise<void>>;

/** Listens to the keyboard shortcuts. Call it synchronously at the worker's top level. */
export function listenToCommands(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (isCommand(command)) void commands[command](tab);
  });
}

/**
 * Asks a tab's frames for the selection; the one with the focus answers. If the tab has no page script, the popup
 * opens.
 */
async function lookUpSelection(tab: Browser.tabs.Tab | undefined): Promise<void> {
  const window = windowKind(tab);
  if (tab?.id === undefined) return openPopup('', window);
  pressedAt.set(tab.id, Date.now());
  const reply = await tellNewPage({ tabId: tab.id }, 'lookUpSelection', null);
  if (!reply) await openPopup('', window);
}

/** Handles the request that frames send after a shortcut. */
export function shortcutHandlers({ deviceReport }: Tools) {
  return handle({
    /**
     * Opens a card over the selection, or the popup if nothing is selected. Works once for each press, because it may
     * send requests.
     */
    async lookUpSelection({ text }, sender) {
      if (sender.kind !== 'page' || !takePress(sender.tabId)) return null; // guard taken-press
      const host = sender.isSandboxed ? null : sender.host; // guard sandboxed-selection
      const wanted = beginningOf(text, selectionCharacters).trim();
      const isCut = text.length >= selectionCharacters;
      const place = { ...sender, host, isCut, onDevice: sender.isPageWritten };
      const shown = wanted !== '' && (await showOnPage(wanted, place, deviceReport));
      if (!shown) await openPopup(wanted, sender);
      return null;
    },
  });
}

function takePress(tabId: number): boolean {
  const at = pressedAt.get(tabId);
  pressedAt.delete(tabId);
  return at !== undefined && Date.now() - at < selectionWithin; // guard fresh-selection
}

async function onTab(tab: Browser.tabs.Tab | undefined, act: (tabId: number) => Promise<void>): Promise<void> {
  if (tab?.id !== undefined) await act(tab.id);
}

function isCommand(command: string): command is Command {
  return Object.hasOwn(commands, command);
}

/**
 * Moves to the next number (1) or the previous one (-1): in the frame whose card is open or that has the focus,
 * otherwise in the top frame.
 */
async function walk(tabId: number, by: 1 | -1): Promise<void> {
  const reply = await tellNewPage({ tabId, frameId: 0 }, 'walk', { by, focused: false });
  const elsewhere = reply?.elsewhere ?? null;
  if (elsewhere === 'focused') await tellPage({ tabId }, 'walk', { by, focused: true });
  else if (elsewhere !== null) await tellPage({ tabId, frameId: elsewhere }, 'walk', { by, focused: false });
}
