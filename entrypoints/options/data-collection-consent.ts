import { browser } from 'wxt/browser';
import type { OnlineMode } from '../../lib/model/settings.ts';

/** What leaves the device when the service is asked: a number or an address, which may be a person's or a page's. */
const wanted = { permissions: [], data_collection: ['personallyIdentifyingInfo', 'websiteContent'] };

/**
 * Asks Firefox's own question before look-ups go online, once: what was allowed stays so. True where the mode sends nothing,
 * the person allows it, or the browser has no such question (Chrome, Edge). Firefox asks only in a click or key press:
 * call it before anything is awaited.
 */
export async function dataCollectionConsent(mode: OnlineMode): Promise<boolean> {
  if (!import.meta.env.FIREFOX || mode === 'never') return true;
  // Outside a click it rejects, also where the person has allowed it before.
  return browser.permissions.request(wanted).catch(() => browser.permissions.contains(wanted));
}
