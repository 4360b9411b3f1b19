import { browser } from 'wxt/browser';
import { errorCode } from '../model/error-code.ts';

/**
 * Keeps page scripts away from extension storage where the browser can (SECURITY R01): Chrome for both areas, Firefox
 * for `session` only, which it does by default. What a browser refuses is logged, and the rest is guarded all the same.
 */
export async function guardStorage(): Promise<void> {
  for (const area of [browser.storage.local, browser.storage.session]) {
    if (!('setAccessLevel' in area)) continue;
    await area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' }).catch((error: unknown) => {
      console.error('Numlens: storage could not be closed to page scripts.', errorCode(error));
    });
  }
}
