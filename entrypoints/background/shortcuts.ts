import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';
import type { Handlers } from '../../lib/messages/answer.ts';
import { tellNewPage } from '../../lib/messages/tell-new-page.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { openPopup } from './open-popup.ts';
import { setPaused } from './set-paused.ts';
import { showOnPage } from './show-on-page.ts';
import { walk } from './walk.ts';

/** The commands that the manifest declares, besides the browser's own that opens the popup. */
type Command = 'next-number' | 'previous-number' | 'look-up-selection' | 'pause';

/** A page's wish for a card over its selection holds this long after the shortcut was pressed, ms. */
const wishHolds = 5_000;
/** When the shortcut was pressed in a tab. It lives in memory: the worker lives longer than the wish. */
const pressed = new Map<number, number>();

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

/** Asks a tab's frames for the selection: the one with the focus answers. Where no page script is, the popup opens. */
async function lookUpSelection(tab: Browser.tabs.Tab | undefined): Promise<void> {
  const isPrivate = tab?.incognito ?? false;
  if (tab?.id === undefined) return openPopup('', { isPrivate });
  pressed.set(tab.id, Date.now());
  const reply = await tellNewPage({ tabId: tab.id }, 'lookUpSelection', null);
  if (!reply) await openPopup('', { isPrivate });
}

/** What frames ask after a shortcut. */
export const shortcutHandlers: Pick<Handlers, 'lookUpSelection'> = {
  /** Opens a card over the selection, or the popup where nothing is selected; once for each press, as it may spend. */
  async lookUpSelection({ text }, sender) {
    if (sender.kind !== 'page' || !takePress(sender.tabId)) return null;
    const { tabId, frameId, host, isPrivate, isWritten: onDevice } = sender;
    const wanted = text.trim();
    const shown = wanted !== '' && (await showOnPage(wanted, { tabId, frameId, host, isPrivate, onDevice }));
    if (!shown) await openPopup(wanted, { isPrivate });
    return null;
  },
};

function takePress(tabId: number): boolean {
  const at = pressed.get(tabId);
  pressed.delete(tabId);
  return at !== undefined && Date.now() - at < wishHolds;
}

async function onTab(tab: Browser.tabs.Tab | undefined, act: (tabId: number) => Promise<void>): Promise<void> {
  if (tab?.id !== undefined) await act(tab.id);
}

function isCommand(command: string): command is Command {
  return Object.hasOwn(commands, command);
}
