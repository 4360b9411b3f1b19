import { browser } from 'wxt/browser';
import type { OnlineMode } from '../../../lib/model/settings/settings.ts';
import { collectedData } from '../../../lib/model/settings/settings.ts';

/**
 * Shows Firefox's own question before online lookups are turned on, once. Returns true if the mode sends nothing, the user
 * agrees, or the browser has no such question (Chrome, Edge). Firefox asks only in a click or key press, so call it before
 * the first `await`.
 */
export async function dataCollectionConsent(mode: OnlineMode): Promise<boolean> {
  if (!import.meta.env.FIREFOX || mode === 'never') return true;
  // Outside a click it rejects, even if the user has agreed before.
  return browser.permissions.request(collectedData).catch(() => browser.permissions.contains(collectedData)); // guard firefox-asks
}
