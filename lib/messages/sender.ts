import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';
import { fileSite, siteOfAddress } from '../model/settings/site.ts';
import type { WindowKind } from '../model/window-kind.ts';
import { windowKind } from '../model/window-kind.ts';

/**
 * Who sent a message, as far as the browser proves it. `host` is the site: the host of the page in the tab, for its
 * frames too. `frameHost` is that of the frame itself. Both are without port.
 * `isPageWritten`: the frame has no address of its own (`srcdoc`, `about:blank`), or it is sandboxed. As it is not known
 * who wrote it, it gets answers from built-in data only. `isSandboxed`: a sandbox took its origin, as code hosts do with
 * raw files. The host did not write it, so nothing that is known of the host counts in it. `isPlain`: the frame came
 * over http, so anyone on the network may have written it as that host, or it is a file, which anyone may have saved.
 * `windowId` is absent if the browser gives none.
 */
export type KnownSender = WindowKind & Who;

type Who =
  | {
      kind: 'page';
      tabId: number;
      frameId: number;
      host: string;
      frameHost: string;
      isPageWritten: boolean;
      isSandboxed?: true;
      isPlain?: true;
    }
  | { kind: 'card'; tabId: number; frameId: number }
  | { kind: 'ui'; windowId?: number };

/** The extension's pages that may send requests marked `ui`. */
const uiPaths = new Set(['/popup.html', '/options.html', '/sidepanel.html', '/welcome.html']);

/**
 * Tells a page script, a card's frame and the extension's own pages apart by exact origin, path and frame; null for
 * anything else. An opaque origin ("null") is a page's only if the frame has a web address. Popup and side panel are in
 * no tab. The panel names its window, `windowId` (`speakFor`), which is ignored for pages in tabs; the popup belongs to
 * the focused window.
 */
export async function knownSender(
  sender: Browser.runtime.MessageSender,
  windowId?: number,
): Promise<KnownSender | null> {
  if (sender.id !== browser.runtime.id || !sender.url || !URL.canParse(sender.url)) return null;
  const url = new URL(sender.url);
  const window = windowKind(sender.tab);
  const tabId = sender.tab?.id;
  const frameId = sender.frameId ?? 0;
  const own = ownOrigin();
  if (sender.url.startsWith(`${own}/`)) {
    if (sender.origin !== undefined && sender.origin !== own) return null; // guard own-origin
    if (url.pathname === '/card.html') {
      return tabId === undefined || frameId === 0 ? null : { kind: 'card', tabId, frameId, ...window };
    }
    if (!uiPaths.has(url.pathname) || frameId !== 0) return null;
    return { kind: 'ui', ...(await windowOf(sender, windowId)) };
  }
  const ofUrl = originOf(url);
  const said = sender.origin ?? ofUrl;
  const isSandboxed = said === 'null' && siteOfAddress(sender.url) !== null; // guard sandboxed-has-address
  // Of a sandboxed document only the address is known. A frame that a page writes has the page's origin.
  const origin = isSandboxed ? ofUrl : said;
  const isPageWritten = url.protocol === 'about:' || isSandboxed; // guard page-wrote-frame
  const isOriginOfUrl = origin === ofUrl || /^about:(?:srcdoc|blank)$/.test(sender.url);
  const frameHost = siteOfAddress(origin);
  if (tabId === undefined || frameHost === null || !isOriginOfUrl) return null; // guard card-is-own
  const host = siteOfAddress(sender.tab?.url) ?? frameHost;
  const marks = {
    ...(isSandboxed ? { isSandboxed: true as const } : {}),
    ...(isPlain(origin) ? { isPlain: true as const } : {}),
  };
  return { kind: 'page', tabId, frameId, host, frameHost, isPageWritten, ...window, ...marks };
}

async function windowOf({ tab }: Browser.runtime.MessageSender, named?: number) {
  if (tab) return windowFields(tab.windowId, windowKind(tab));
  // guard own-window
  if (named === undefined) {
    const focused = await browser.windows.getLastFocused();
    return windowFields(focused.id, windowKind(focused));
  }
  try {
    return windowFields(named, windowKind(await browser.windows.get(named)));
  } catch {
    // The window was closed, and may have been private: then nothing is sent or kept.
    return windowFields(named, { isPrivate: true });
  }
}

function windowFields(windowId: number | undefined, kind: WindowKind): WindowKind & { windowId?: number } {
  return windowId === undefined ? kind : { ...kind, windowId };
}

/**
 * Returns the extension's origin. `URL.origin` differs between engines for an extension's address, and the address of
 * card.html changes with each browser session (`use_dynamic_url`), so neither is used.
 */
function ownOrigin(): string {
  // The type of `getURL` takes only the paths of this extension's files.
  const url: (path: '/popup.html') => string = browser.runtime.getURL;
  return url('/popup.html').slice(0, -'/popup.html'.length);
}

/** Returns the origin of an address. Browsers write that of all files so, the URL standard leaves it open. */
function originOf({ protocol, origin }: URL): string {
  return protocol === 'file:' ? 'file://' : origin;
}

/** May anyone have written this origin's pages: the network, or who sent a file? Those of this machine's servers not. */
function isPlain(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (protocol === fileSite) return true; // guard file-plain
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
