import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { z } from 'zod';
import { createFetchReader } from '../../lib/data/fetch-reader.ts';
import { createDeviceReport } from '../../lib/lookup/device-report.ts';
import { createLookUp } from '../../lib/lookup/online/look-up.ts';
import { answerRequests } from '../../lib/messages/answer.ts';
import { guardStorage } from '../../lib/store/guard-storage.ts';
import { namesLanguage } from '../../lib/words/names-language.ts';
import { cardHandlers } from './card-handlers.ts';
import { contactsHandlers } from './contacts-handlers.ts';
import { detectHandler } from './detect-handler.ts';
import { lessonHandlers } from './lesson-handlers.ts';
import { createMenu, listenToMenu } from './menu.ts';
import { optionsHandlers } from './options-handlers.ts';
import { popupHandlers } from './popup-handlers.ts';
import { spendingHandlers } from './spending-handlers.ts';
import { listenToCommands } from './walk.ts';
import { withContacts } from './with-contacts.ts';

export default defineBackground(() => {
  // Without it zod tries `new Function`, which the extension's policy forbids and reports.
  z.config({ jitless: true });
  const read = createFetchReader();
  const deviceReport = withContacts(createDeviceReport(read, { language: namesLanguage() }));
  const lookUp = createLookUp(read);
  const tools = { deviceReport, lookUp };

  answerRequests({
    detect: detectHandler,
    ...cardHandlers(tools),
    ...popupHandlers(tools),
    ...optionsHandlers(lookUp),
    ...contactsHandlers,
    ...lessonHandlers(tools),
    ...spendingHandlers,
  });
  listenToMenu();
  listenToCommands();
  browser.runtime.onInstalled.addListener(() => {
    void createMenu();
    void guardStorage();
  });
  browser.runtime.onStartup.addListener(() => {
    void guardStorage();
  });
});
