import { browser } from 'wxt/browser';
import { tellNewPage } from '../../lib/messages/tell-new-page.ts';
import { whereIs } from '../../lib/messages/where-is.ts';
import { onModesChanged } from '../../lib/store/on-modes-changed.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { isOffAnywhere } from '../../lib/store/sites.ts';
import { language } from '../../lib/words/language.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { collectFound } from './collect-found.ts';
import { pageMode } from './page-mode.ts';

type ToolbarState = 'on' | 'off' | 'paused' | 'fought';

const titles = {
  on: 'extensionName',
  off: 'toolbarOff',
  paused: 'toolbarPaused',
  fought: 'toolbarFought',
} as const satisfies Record<ToolbarState, MessageKey>;

const icons = { on: '', off: 'off-', paused: 'paused-', fought: '' } as const satisfies Record<ToolbarState, string>;

/** On the badge where it does not count. A page that takes cards away can be told of nowhere else (SECURITY R32). */
const badges = { off: '', paused: '', fought: '!' } as const;

/** The badge's colours: the accent of `components/theme.css` in light, as icons cannot tell what toolbar they are on. */
const badge = { ground: '#1d5bb8', ink: '#ffffff' };
/** A badge has room for four characters. */
const mostOnBadge = 999;
/** When a worker has time to look at what it must listen to, ms after its start. */
const afterFirstAnswer = 300;

const activated = ({ tabId }: { tabId: number }): void => void drawToolbar(tabId);
const updated = (tabId: number, { status }: { status?: string }): void => {
  if (status === 'complete') void drawToolbar(tabId);
};

/**
 * Keeps the toolbar's button right: when a tab comes to the front or has loaded, and when it is decided otherwise where
 * Numlens is on. Nothing is kept: whatever ended the worker, the next of these draws it anew. Where every button is
 * plain, tabs are not listened to, so that a page without numbers does not even wake the worker. Call it synchronously
 * at the worker's top level.
 */
export function listenToToolbar(): void {
  listenToTabs(true);
  // What woke the worker is answered first.
  setTimeout(() => void listenAsNeeded(), afterFirstAnswer);
  onModesChanged(async () => {
    const differs = await listenAsNeeded();
    // Tabs behind are drawn when they come to the front, unless nobody will hear of that any more.
    await drawToolbars(differs ? { active: true } : {});
  });
}

/** The browser remembers what a worker listened to when it ended, and wakes it for nothing else. */
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

/** One after the other, so that the last says what is now. Gives whether tabs are listened to. */
function listenAsNeeded(): Promise<boolean> {
  return navigator.locks.request('numlens-toolbar-tabs', async () => {
    const differs = await mayDiffer();
    listenToTabs(differs);
    return differs;
  });
}

/** Whether the button of some page may be other than plain. */
async function mayDiffer(): Promise<boolean> {
  return (await readSettings()).badge || (await isOffAnywhere());
}

/** Draws the button of tabs; of the one in front of every window unless others are named. */
export async function drawToolbars(which: { active?: true } = { active: true }): Promise<void> {
  const tabs = await browser.tabs.query(which);
  await Promise.all(tabs.map(({ id }) => (id === undefined ? null : drawToolbar(id))));
}

/** Draws the button as it stands over a tab: whether Numlens is on there, and where the person wants it, the count. */
export function drawToolbar(tabId: number): Promise<void> {
  return navigator.locks.request(`numlens-toolbar-${tabId}`, async () => {
    const state = await stateOf(tabId);
    const text = state === 'on' ? await badgeText(tabId) : badges[state];
    const path = { 16: `/icon/${icons[state]}16.png`, 32: `/icon/${icons[state]}32.png` };
    const { action } = browser;
    try {
      await Promise.all([
        action.setIcon({ tabId, path }),
        action.setTitle({ tabId, title: say(titles[state]) }),
        action.setBadgeText({ tabId, text }),
        ...(text === ''
          ? []
          : [
              action.setBadgeBackgroundColor({ tabId, color: badge.ground }),
              action.setBadgeTextColor({ tabId, color: badge.ink }),
            ]),
      ]);
    } catch {
      // The tab was closed meanwhile.
    }
  });
}

async function stateOf(tabId: number): Promise<ToolbarState> {
  if ((await readSettings()).paused) return 'paused';
  const page = await whereIs(tabId, { tell: tellNewPage });
  if (!page) return 'on';
  const isPrivate = await isPrivateTab(tabId);
  if (!(await pageMode(page.host, { tabId, isPrivate })).on) return 'off';
  return page.fought ? 'fought' : 'on';
}

async function isPrivateTab(tabId: number): Promise<boolean> {
  try {
    return (await browser.tabs.get(tabId)).incognito;
  } catch {
    return false;
  }
}

async function badgeText(tabId: number): Promise<string> {
  if (!(await readSettings()).badge) return '';
  const count = (await collectFound(tabId))?.subjects.length ?? 0;
  if (count === 0) return '';
  const number = new Intl.NumberFormat(language(), { useGrouping: false });
  return count > mostOnBadge ? say('badgeMany', number.format(mostOnBadge)) : number.format(count);
}
