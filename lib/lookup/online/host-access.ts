import { browser } from 'wxt/browser';

/**
 * Whether the browser lets the background reach an origin. The page script's own match patterns count (seen in Chrome and
 * Firefox), so this is true until the person narrows the extension's site access.
 */
export async function hasHostAccess(origin: string): Promise<boolean> {
  const { origins = [] } = await browser.permissions.getAll();
  return origins.some((pattern) => patternCovers(pattern, origin));
}

/** Whether a match pattern covers every page of an origin. */
export function patternCovers(pattern: string, origin: string): boolean {
  if (pattern === '<all_urls>') return true;
  const parts = /^(\*|https?):\/\/([^/]+)\//.exec(pattern);
  if (!parts) return false;
  const [, scheme = '', host = ''] = parts;
  const url = new URL(origin);
  if (scheme !== '*' && `${scheme}:` !== url.protocol) return false;
  if (host === '*' || host === url.host || host === url.hostname) return true;
  return host.startsWith('*.') && `.${url.hostname}`.endsWith(host.slice(1));
}
