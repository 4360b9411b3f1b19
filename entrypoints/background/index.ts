import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { z } from 'zod';
import { createFetchReader } from '../../lib/data/fetch-reader.ts';
import { createDataDate, manifestPath } from '../../lib/data/manifest.ts';
import { readAhead } from '../../lib/data/reader.ts';
import { createDeviceReport } from '../../lib/lookup/device/device-report.ts';
import { createHolderFinder } from '../../lib/lookup/device/ip/network-holder.ts';
import { createLookUp } from '../../lib/lookup/online/look-up.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { answerRequests } from '../../lib/messages/answer.ts';
import { openAhead } from '../../lib/store/database/database.ts';
import { isPrivacyPolicyNew } from '../../lib/store/person/known-privacy-policy.ts';
import { beforePolicyIsKept } from '../../lib/store/policy/last-policy.ts';
import { listenToPolicy } from '../../lib/store/policy/managed.ts';
import { deleteExpired } from '../../lib/store/service/expired.ts';
import { guardStorage } from '../../lib/store/storage.ts';
import { namesLanguage } from '../../lib/words/language.ts';
import { cardHandlers } from './cards/card-handlers.ts';
import { lessonHandlers } from './cards/lesson-handlers.ts';
import { createFairQueue, requestOrder } from './fair-queue.ts';
import { bulkHandlers } from './lists/bulk-handlers.ts';
import { foundHandlers } from './lists/found-handlers.ts';
import { detectHandler } from './page/detect-handler.ts';
import { siteHandlers } from './page/site-mode.ts';
import { createPageRates } from './page-rates.ts';
import { popupHandlers } from './popup/popup-handlers.ts';
import { historyHandlers } from './reports/history.ts';
import { withContacts } from './reports/names.ts';
import { noteHandlers, withNotes } from './reports/notes.ts';
import { reportToolsHandlers } from './reports/report-tools.ts';
import { listenToConsent } from './settings/consent-withdrawn.ts';
import { contactsHandlers } from './settings/contacts-handlers.ts';
import { dataHandlers } from './settings/data-handlers.ts';
import { optionsHandlers } from './settings/options-handlers.ts';
import { providerHandlers } from './settings/provider-handlers.ts';
import { policyChanged } from './settings/settings-changed.ts';
import { spendingHandlers } from './settings/spending-handlers.ts';
import { createMenu, listenToMenu } from './toolbar/menu.ts';
import { listenToOmnibox } from './toolbar/omnibox.ts';
import { listenToCommands, shortcutHandlers } from './toolbar/shortcuts.ts';
import { drawToolbars, listenToToolbar } from './toolbar/toolbar.ts';

/** The data files that nearly every report needs first; a few kB. */
const firstFiles = [manifestPath, 'ip/index.bin', 'asn/index.bin'];

export default defineBackground(() => {
  // Without this, zod tries `new Function`, which the extension's policy forbids and reports.
  z.config({ jitless: true });
  const { read, begin } = readAhead(createFetchReader(), firstFiles);
  const deviceReport = withNotes(withContacts(createDeviceReport(read, { language: namesLanguage })));
  const lookUp = createLookUp(read);
  const tools = { deviceReport, lookUp };
  const networkHolder = createHolderFinder(read);

  const queue = createFairQueue({ now: () => performance.now(), after: (ms, run) => setTimeout(run, ms) });
  const handlers: Handlers = {
    detect: detectHandler,
    ...cardHandlers(tools),
    ...noteHandlers,
    ...popupHandlers(tools, networkHolder),
    ...historyHandlers(tools),
    ...siteHandlers,
    ...foundHandlers(read),
    ...shortcutHandlers(tools),
    ...bulkHandlers(tools),
    ...optionsHandlers(tools, createDataDate(read)),
    ...dataHandlers(lookUp),
    ...contactsHandlers,
    ...lessonHandlers(tools),
    ...providerHandlers,
    ...spendingHandlers,
    ...reportToolsHandlers,
  };
  const mayAsk = createPageRates(() => performance.now());
  answerRequests(handlers, requestOrder(queue, mayAsk));
  listenToMenu(tools); // guard listens-at-once
  listenToCommands();
  listenToOmnibox(tools, networkHolder);
  listenToToolbar();
  listenToConsent(lookUp);
  listenToPolicy();
  beforePolicyIsKept((change) => policyChanged(lookUp, change));
  // Runs after the event that woke the worker was dispatched.
  setTimeout(() => {
    begin();
    openAhead();
    void deleteExpired(Date.now());
  });
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') void openWelcome();
    void createMenu();
    void drawToolbars();
    void guardStorage();
    // Notes which policy a new user knows, so that a later update can tell that it changed.
    void isPrivacyPolicyNew();
  });
  browser.runtime.onStartup.addListener(() => {
    void drawToolbars();
    void guardStorage();
  });
});

/**
 * Opens the welcome page in a background tab. Its own script brings it to the front (`entrypoints/welcome`), except in
 * an automated browser, which has no new user: there it must not cover the page being read.
 */
async function openWelcome(): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL('/welcome.html'), active: false });
}
