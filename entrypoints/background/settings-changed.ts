import { browser } from 'wxt/browser';
import type { LookUp } from '../../lib/lookup/online/look-up.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';
import type { Settings } from '../../lib/model/settings.ts';
import { forgetService } from '../../lib/store/forget-service.ts';
import { forgetPageNames } from '../../lib/store/page-names.ts';
import { tellPages } from './tell-pages.ts';

type Change = {
  /** Null where it is not known. */
  before: Settings | null;
  after: Settings;
  lookUp: Pick<LookUp, 'withdraw'>;
};

/**
 * Does what changed settings ask for: look-ups that are no longer wanted are broken off, what another service said is
 * forgotten, names that are not to be kept go, and open pages hear of it.
 */
export async function settingsChanged({ before, after, lookUp }: Change): Promise<void> {
  if (after.lookUpOnline === 'never') lookUp.withdraw();
  if (JSON.stringify(before?.addresses) !== JSON.stringify(after.addresses)) await forgetService();
  if (!after.rememberNames) await forgetPageNames();
  await tellPages();
  if (!before || readsOtherwise(before, after)) await readPagesAgain();
}

function readsOtherwise(before: Settings, after: Settings): boolean {
  const names = ['findPhones', 'findAddresses', 'defaultCountry'] as const;
  return names.some((name) => before[name] !== after[name]);
}

async function readPagesAgain(): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(tabs.map(({ id }) => (id === undefined ? null : tellPage({ tabId: id }, 'readAgain', null))));
}
