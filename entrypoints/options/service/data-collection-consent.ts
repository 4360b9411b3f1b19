import { browser } from 'wxt/browser';
import type { OnlineMode } from '../../../lib/model/settings/settings.ts';
import { collectedData } from '../../../lib/model/settings/settings.ts';

/**
 * Asks Firefox's own question before look-ups go online, once: what was allowed stays so. True where the mode sends nothing,
 * the person allows it, or the browser has no such question (Chrome, Edge). Firefox asks only in a click or key press:
 * call it before anything is awaited.
 */
export async function dataCollectionConsent(mode: OnlineMode): Promise<boolean> {
  if (!import.meta.env.FIREFOX || mode === 'never') return true;
  // Outside a click it rejects, also where the person has allowed it before.
  return browser.permissions.request(collectedData).catch(() => browser.permissions.contains(collectedData)); // guard R16 firefox-asks
}
