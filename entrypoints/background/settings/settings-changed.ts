import { browser } from 'wxt/browser';
import type { LookUp } from '../../../lib/lookup/online/look-up.ts';
import { tellPage } from '../../../lib/messages/tell-page.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import { isMore, isSameAddresses, keepsSites } from '../../../lib/model/settings/settings.ts';
import { forgetSitesOfLookUps } from '../../../lib/store/person/history.ts';
import { forgetPageNames } from '../../../lib/store/person/page-names.ts';
import { settingsUnder } from '../../../lib/store/person/settings.ts';
import type { PolicyChange } from '../../../lib/store/policy/last-policy.ts';
import { forgetBreaker, forgetService } from '../../../lib/store/service/learned.ts';
import { allowProvidersNoMoreThan } from '../../../lib/store/service/providers.ts';
import { agreeToNoMoreThan } from '../../../lib/store/service/secret.ts';
import { tellPages } from '../page/site-mode.ts';
import { createMenu } from '../toolbar/menu.ts';

type Change = {
  /** Null after everything was erased. */
  before: Settings | null;
  after: Settings;
  lookUp: Pick<LookUp, 'withdraw'>;
};

/**
 * Applies changed settings: cancels lookups that are no longer allowed, removes the answers of another service, and names
 * and sites that are no longer to be kept, and informs open pages.
 */
export async function settingsChanged({ before, after, lookUp }: Change): Promise<void> {
  if (after.lookUpOnline === 'never') lookUp.withdraw(); // guard withdrawn-setting
  const isMoved = !before || !isSameAddresses(before, after);
  const forgetting = await Promise.allSettled([
    isMoved && forgetService(),
    // The breaker counted failures on the earlier phone path, not on the one that is set now.
    before?.phonePath !== after.phonePath && forgetBreaker('phoneValidation'),
    !after.rememberNames && forgetPageNames(),
    !keepsSites(after) && forgetSitesOfLookUps(), // guard sites-forgotten
    agreeToNoMoreThan(after.lookUpOnline),
    allowProvidersNoMoreThan(after.lookUpOnline),
  ]);
  if (before?.callInMenu !== after.callInMenu) void createMenu();
  await tellPages();
  if (!before || readsOtherwise(before, after)) await readPagesAgain();
  // A failure to remove data or consent is reported, if there may be any.
  const [service, breaker, names, sites, ...consents] = forgetting;
  for (const each of [service, breaker]) if (each.status === 'rejected') throw each.reason;
  if (names.status === 'rejected' && before?.rememberNames !== false) throw names.reason;
  if (sites.status === 'rejected' && (!before || keepsSites(before))) throw sites.reason;
  const isLowered = !before || isMore(before.lookUpOnline, after.lookUpOnline);
  for (const each of consents) if (each.status === 'rejected' && isLowered) throw each.reason;
}

function readsOtherwise(before: Settings, after: Settings): boolean {
  const names = ['findPhones', 'findAddresses', 'defaultCountry'] as const;
  return names.some((name) => before[name] !== after[name]);
}

async function readPagesAgain(): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(tabs.map(({ id }) => (id === undefined ? null : tellPage({ tabId: id }, 'readAgain', null))));
}

/** Applies a changed policy: only the settings whose effect it changes. */
export async function policyChanged(lookUp: Pick<LookUp, 'withdraw'>, { before, after }: PolicyChange): Promise<void> {
  const [earlier, now] = await Promise.all([settingsUnder(before ?? {}), settingsUnder(after)]);
  await settingsChanged({ before: earlier, after: now, lookUp });
}
