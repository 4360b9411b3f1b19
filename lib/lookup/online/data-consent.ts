import { browser } from 'wxt/browser';
import { collectedData } from '../../model/data-collection.ts';

/**
 * Whether the browser may send data for look-ups. Firefox asks the person, and no policy of an organisation answers for them;
 * other browsers have no such question.
 */
export async function hasDataConsent(): Promise<boolean> {
  return !import.meta.env.FIREFOX || browser.permissions.contains(collectedData);
}
