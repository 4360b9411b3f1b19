import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { z } from 'zod';
import { createDataDate } from '../../lib/data/data-date.ts';
import { createFetchReader } from '../../lib/data/fetch-reader.ts';
import { manifestPath } from '../../lib/data/manifest.ts';
import { readAhead } from '../../lib/data/read-ahead.ts';
import { createDeviceReport } from '../../lib/lookup/device-report.ts';
import { createLookUp } from '../../lib/lookup/online/look-up.ts';
import { answerRequests } from '../../lib/messages/answer.ts';
import { openAhead } from '../../lib/store/database.ts';
import { guardStorage } from '../../lib/store/guard-storage.ts';
import { onPolicyChanged } from '../../lib/store/last-policy.ts';
import { listenToPolicy } from '../../lib/store/managed.ts';
import { namesLanguage } from '../../lib/words/names-language.ts';
import { bulkHandlers } from './bulk-handlers.ts';
import { cardHandlers } from './card-handlers.ts';
import { listenToConsent } from './consent-withdrawn.ts';
import { contactsHandlers } from './contacts-handlers.ts';
import { dataHandlers } from './data-handlers.ts';
import { detectHandler } from './detect-handler.ts';
import { foundHandlers } from './found-handlers.ts';
import { lessonHandlers } from './lesson-handlers.ts';
import { createMenu, listenToMenu } from './menu.ts';
import { listenToOmnibox } from './omnibox.ts';
import { openWelcome } from './open-welcome.ts';
import { optionsHandlers } from './options-handlers.ts';
import { policyChanged } from './policy-changed.ts';
import { popupHandlers } from './popup-handlers.ts';
import { reportToolsHandlers } from './report-tools-handlers.ts';
import { listenToCommands, shortcutHandlers } from './shortcuts.ts';
import { siteHandlers } from './site-handlers.ts';
import { spendingHandlers } from './spending-handlers.ts';
import { drawToolbars, listenToToolbar } from './toolbar.ts';
import { withContacts } from './with-contacts.ts';

/** What nearly every report begins with: a few kB. */
const firstFiles = [manifestPath, 'ip/index.bin', 'asn/index.bin'];

export default defineBackground(() => {
  // Without it zod tries `new Function`, which the extension's policy forbids and reports.
  z.config({ jitless: true });
  const { read, begin } = readAhead(createFetchReader(), firstFiles);
  const deviceReport = withContacts(createDeviceReport(read, { language: namesLanguage }));
  const lookUp = createLookUp(read);
  const tools = { deviceReport, lookUp };

  answerRequests({
    detect: detectHandler,
    ...cardHandlers(tools),
    ...popupHandlers(tools),
    ...siteHandlers,
    ...foundHandlers(read),
    ...shortcutHandlers,
    ...bulkHandlers(tools),
    ...optionsHandlers(lookUp, createDataDate(read)),
    ...dataHandlers(lookUp),
    ...contactsHandlers,
    ...lessonHandlers(tools),
    ...spendingHandlers,
    ...reportToolsHandlers,
  });
  listenToMenu();
  listenToCommands();
  listenToOmnibox(tools);
  listenToToolbar();
  listenToConsent(lookUp);
  listenToPolicy();
  onPolicyChanged(() => void policyChanged(lookUp));
  // Once the worker has started, it waits for the event that woke it.
  setTimeout(() => {
    begin();
    openAhead();
  });
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') void openWelcome();
    void createMenu();
    void drawToolbars();
    void guardStorage();
  });
  browser.runtime.onStartup.addListener(() => {
    void drawToolbars();
    void guardStorage();
  });
});
