import { browser } from 'wxt/browser';

/**
 * Keeps page scripts away from extension storage where the browser can (SECURITY R01): Chrome for both areas, Firefox
 * for `session` only, which it does by default.
 */
export async function guardStorage(): Promise<void> {
  for (const area of [browser.storage.local, browser.storage.session]) {
    if ('setAccessLevel' in area) await area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined);
  }
}
