import type { LookUp } from '../../../lib/lookup/online/look-up.ts';
import { isSameAddresses } from '../../../lib/model/settings/settings.ts';
import { eraseEverything } from '../../../lib/store/database/erase.ts';
import { storageLoss } from '../../../lib/store/database/rebuild-database.ts';
import { storageTrouble } from '../../../lib/store/database/storage-trouble.ts';
import { tellErased } from '../../../lib/store/panel/storage-changes.ts';
import { isPrivacyPolicyNew, knowPrivacyPolicy } from '../../../lib/store/person/known-privacy-policy.ts';
import { readSettings, updateSettings } from '../../../lib/store/person/settings.ts';
import { readPolicy } from '../../../lib/store/policy/managed.ts';
import { forgetService } from '../../../lib/store/service/learned.ts';
import { guardStorage } from '../../../lib/store/storage.ts';
import { handle } from '../tools.ts';
import { blockedOrigins } from './options-handlers.ts';
import { settingsChanged } from './settings-changed.ts';

/** Handles requests about the settings as a whole, and about all stored data. */
export function dataHandlers(lookUp: Pick<LookUp, 'withdraw'>) {
  return handle({
    async readTheme() {
      return { theme: (await readSettings()).theme };
    },

    async setOnlyHere({ onlyHere }) {
      const before = await readSettings();
      const settings = await updateSettings((now) => ({ ...now, onlyHere }));
      await settingsChanged({ before, after: settings, lookUp });
      return { settings };
    },

    async importSettings({ settings: file, names }) {
      const before = await readSettings();
      const taken = Object.fromEntries(names.map((name) => [name, file[name]]));
      const isHidden = (await readPolicy()).hideOptions;
      const isMoved = names.includes('addresses') && !isSameAddresses(file, before);
      // First, as the answers of another service must not be shown as this one's if they can't be removed.
      if (isMoved && !isHidden) await forgetService();
      const settings = await updateSettings((now) => (isHidden ? now : { ...now, ...taken })); // guard hidden-restore
      await settingsChanged({ before, after: settings, lookUp });
      return { settings, blocked: await blockedOrigins(settings) };
    },

    async eraseEverything() {
      lookUp.withdraw(); // guard erase-breaks-off
      // Also if a part failed: an open panel would write back what is gone.
      await eraseEverything().finally(tellErased); // guard erase-open-panel
      await guardStorage();
      await settingsChanged({ before: null, after: await readSettings(), lookUp });
      return null;
    },

    async readStorage() {
      return { trouble: await storageTrouble() };
    },

    async privacyPolicy({ isRead }) {
      if (isRead) await knowPrivacyPolicy();
      return { isNew: await isPrivacyPolicyNew() };
    },

    async dismissLoss() {
      await storageLoss.write(null);
      return null;
    },
  });
}
