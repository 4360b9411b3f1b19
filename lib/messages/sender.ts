import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';

/**
 * Who sent a message, as far as the browser vouches for it (SECURITY R07). `isPrivate` is true in a private window.
 * `host` is the site's: the host of the page in the tab, also for its frames; `frameHost` is that of the frame itself;
 * both without port. `isWritten`: the frame has no address of its own (`srcdoc`, `about:blank`); whoever could write it
 * is not known, so it is answered from the device only (SECURITY R36).
 */
export type KnownSender =
  | {
      kind: 'page';
      tabId: number;
      frameId: number;
      host: string;
      frameHost: string;
      isWritten: boolean;
      isPrivate: boolean;
    }
  | { kind: 'card'; tabId: number; frameId: number; isPrivate: boolean }
  | { kind: 'ui'; isPrivate: boolean };

/** Pages of the extension that may use requests marked `ui`. */
const uiPaths = new Set(['/popup.html', '/options.html', '/sidepanel.html', '/welcome.html']);

/**
 * Tells a page script, a card's frame and the extension's own pages apart by exact origin, path and frame; null for
 * anything else, opaque origins ("null") among them. The popup has no tab: it belongs to the window in front.
 */
export async function knownSender(sender: Browser.runtime.MessageSender): Promise<KnownSender | null> {
  if (sender.id !== browser.runtime.id || !sender.url || !URL.canParse(sender.url)) return null;
  const url = new URL(sender.url);
  const isPrivate = sender.tab?.incognito ?? false;
  const tabId = sender.tab?.id;
  const frameId = sender.frameId ?? 0;
  const own = ownOrigin();
  if (sender.url.startsWith(`${own}/`)) {
    if (sender.origin !== undefined && sender.origin !== own) return null;
    if (url.pathname === '/card.html') {
      return tabId === undefined || frameId === 0 ? null : { kind: 'card', tabId, frameId, isPrivate };
    }
    if (!uiPaths.has(url.pathname) || frameId !== 0) return null;
    return { kind: 'ui', isPrivate: sender.tab?.incognito ?? (await browser.windows.getLastFocused()).incognito };
  }
  const origin = sender.origin ?? url.origin;
  // A frame that a page writes itself has the page's origin, which only the browser can say.
  const isWritten = url.protocol === 'about:';
  const isOwn = origin === url.origin || /^about:(?:srcdoc|blank)$/.test(sender.url);
  const frameHost = webHost(origin);
  if (tabId === undefined || frameHost === null || !isOwn) return null;
  const host = webHost(sender.tab?.url) ?? frameHost;
  return { kind: 'page', tabId, frameId, host, frameHost, isWritten, isPrivate };
}

/**
 * Not by `URL.origin`, which differs between engines for an extension's address; and not of card.html, whose address is
 * another in each browser session (`use_dynamic_url`).
 */
function ownOrigin(): string {
  const url: (path: '/popup.html') => string = browser.runtime.getURL;
  return url('/popup.html').slice(0, -'/popup.html'.length);
}

/** The host of a web page's address; null for anything else. */
function webHost(address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.hostname : null;
}
