import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';
import { tellNewPage, whereIs } from '../../../lib/messages/where-is.ts';
import type { FoundPage } from '../../../lib/model/page/found.ts';
import { windowKind } from '../../../lib/model/window-kind.ts';
import { onModesChanged } from '../../../lib/store/panel/storage-changes.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { isOffAnywhere } from '../../../lib/store/person/sites.ts';
import { inTurn } from '../../../lib/store/storage.ts';
import { language } from '../../../lib/words/language.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { collectFound } from '../page/collect-found.ts';
import { pageMode } from '../page/site-mode.ts';

type ToolbarState = 'on' | 'off' | 'paused' | 'fought' | 'unread';

const titles = {
  on: 'extensionName',
  off: 'toolbarOff',
  paused: 'toolbarPaused',
  fought: 'toolbarFought',
  unread: 'toolbarUnread',
} as const satisfies Record<ToolbarState, MessageKey>;

const icons = { on: '', off: 'off-', paused: 'paused-', fought: '', unread: '' } as const satisfies Record<
  ToolbarState,
  string
>;

/**
 * The badge if it shows no count. Only the badge “!” can report a page that removes cards (guard lost-fight). “?”: nothing
 * was found, but the page has a part that is not read.
 */
const badges = { off: '', paused: '', fought: '!', unread: '?' } as const;

/**
 * The badge's colors: the accent of `components/theme.css` in its light version, as icons can't know the toolbar's
 * color.
 */
const badge = { ground: '#1d5bb8', ink: '#ffffff' };
/** Highest count on the badge, which has space for four characters. */
const mostOnBadge = 999;
/** How long after its start a worker checks which events of tabs it needs (ms). */
const listenerCheckDelay = 300;

const activated = ({ tabId }: { tabId: number }): void => void drawToolbar(tabId);
const updated = (tabId: number, { status }: { status?: string }): void => {
  if (status === 'complete') void drawToolbar(tabId);
};

/**
 * Keeps the toolbar button up to date: when a tab is activated or has loaded, and when Numlens is turned on or off
 * somewhere. No state is kept, so it doesn't matter if the worker has ended: the next event redraws the button. If the
 * button looks the same on every page, events of tabs are not listened to, so that a page without numbers does not wake
 * the worker. Call it synchronously at the worker's top level.
 */
export function listenToToolbar(): void {
  listenToTabs(true);
  // Later, so that the event that woke the worker is answered first.
  setTimeout(() => void listenAsNeeded(), listenerCheckDelay);
  onModesChanged(async () => {
    const differs = await listenAsNeeded();
    // Background tabs are drawn when they are activated, or now if that event will not be listened to.
    await drawToolbars(differs ? { active: true } : {});
  });
}

/**
 * Adds or removes the listeners for tabs. The browser remembers what a worker listened to when it ended, and wakes it
 * for nothing else.
 */
function listenToTabs(wanted: boolean): void {
  const { onActivated, onUpdated } = browser.tabs;
  if (wanted) {
    onActivated.addListener(activated);
    onUpdated.addListener(updated);
  } else {
    onActivated.removeListener(activated);
    onUpdated.removeListener(updated);
  }
}

/**
 * Listens to tabs only if needed, and returns whether it does. One call at a time, so that the newest settings decide.
 */
function listenAsNeeded(): Promise<boolean> {
  return inTurn('toolbar-tabs', async () => {
    const differs = await mayDiffer();
    listenToTabs(differs);
    return differs;
  });
}

/** Returns whether the button of some page may differ from the default. */
async function mayDiffer(): Promise<boolean> {
  return (await readSettings()).badge || (await isOffAnywhere());
}

/** Draws the button of the tabs in `which`; by default of the active tab of every window. */
export async function drawToolbars(which: { active?: true } = { active: true }): Promise<void> {
  const tabs = await browser.tabs.query(which);
  await Promise.all(tabs.map(({ id }) => (id === undefined ? null : drawToolbar(id))));
}

/** The tabs with a draw that has not begun. */
const waiting = new Set<number>();

/**
 * Draws the button for a tab: whether Numlens is on there and, if the user turned it on, the count. Does nothing if a
 * draw of the tab waits already, as a page may have many frames whose finds change at once.
 */
export async function drawToolbar(tabId: number): Promise<void> {
  if (waiting.has(tabId)) return;
  waiting.add(tabId);
  await inTurn(`toolbar-${tabId}`, async () => {
    waiting.delete(tabId);
    const mode = await stateOf(tabId);
    const found = mode === 'on' && (await readSettings()).badge ? await collectFound(tabId) : null;
    const state = found?.unread ? 'unread' : mode;
    const text = state === 'on' ? badgeText(found) : badges[state];
    const path = { 16: `/icon/${icons[state]}16.png`, 32: `/icon/${icons[state]}32.png` };
    const { action } = browser;
    try {
      await Promise.all([
        action.setIcon({ tabId, path }),
        action.setTitle({ tabId, title: say(titles[state]) }),
        action.setBadgeText({ tabId, text }),
        text === '' ? null : action.setBadgeBackgroundColor({ tabId, color: badge.ground }),
        text === '' ? null : action.setBadgeTextColor({ tabId, color: badge.ink }),
      ]);
    } catch {
      // The tab was closed in the meantime.
    }
  });
}

async function stateOf(tabId: number): Promise<Exclude<ToolbarState, 'unread'>> {
  if ((await readSettings()).paused) return 'paused';
  const page = await whereIs(tabId, { tell: tellNewPage });
  if (!page) return 'on';
  const window = windowKind(await tabOf(tabId));
  if (!(await pageMode(page.host, { tabId, ...window })).on) return 'off';
  return page.fought ? 'fought' : 'on';
}

/** Returns a tab; undefined if it was closed in the meantime. */
function tabOf(tabId: number): Promise<Browser.tabs.Tab | undefined> {
  return browser.tabs.get(tabId).catch(() => undefined);
}

function badgeText(found: FoundPage | null): string {
  const count = found?.subjects.length ?? 0;
  if (count === 0) return '';
  const number = new Intl.NumberFormat(language(), { useGrouping: false });
  return count > mostOnBadge ? say('badgeMany', number.format(mostOnBadge)) : number.format(count);
}
