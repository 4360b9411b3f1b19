import type { DataDate } from '../../lib/data/data-date.ts';
import { addressOrigins } from '../../lib/lookup/online/address-origins.ts';
import { hasDataConsent } from '../../lib/lookup/online/data-consent.ts';
import type { LookUp } from '../../lib/lookup/online/look-up.ts';
import { browserCountry } from '../../lib/lookup/reading-country.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import type { KeyState } from '../../lib/messages/options-contract.ts';
import { forgetService } from '../../lib/store/forget-service.ts';
import { countHistory } from '../../lib/store/history.ts';
import { readPolicy } from '../../lib/store/managed.ts';
import { countPageNames, forgetPageNames } from '../../lib/store/page-names.ts';
import { readSecret, removeSecret, saveSecret } from '../../lib/store/secret.ts';
import { readSettings, updateSettings } from '../../lib/store/settings.ts';
import { isStorageFull } from '../../lib/store/storage-full.ts';
import { readLoss } from '../../lib/store/storage-loss.ts';
import { blockedOrigins } from './blocked-origins.ts';
import { settingsChanged } from './settings-changed.ts';

type OptionsRequest = 'readSettings' | 'saveSettings' | 'forgetPageNames' | 'testOperation';

/** What the options page asks of the background. */
export function optionsHandlers(lookUp: LookUp, dataDate: DataDate): Pick<Handlers, OptionsRequest> {
  return {
    async readSettings() {
      const settings = await readSettings();
      const pageNames = await countPageNames();
      const blocked = await blockedOrigins(settings);
      const dataDates = { phone: await dataDate('phone'), ip: await dataDate('ip') };
      const kept = { pageNames, historyLength: await countHistory(), dataDates };
      const needsConsent = settings.lookUpOnline !== 'never' && !(await hasDataConsent());
      const told = { needsConsent, policy: await readPolicy(), lost: await readLoss() };
      return { settings, key: await keyState(), browserCountry: browserCountry(), blocked, ...kept, ...told };
    },

    async saveSettings({ settings: wanted, key }) {
      const before = await readSettings();
      const { hideOptions } = await readPolicy();
      const keep = async () => {
        // Sites and a pause are changed where they stand, at once; a form that was opened before must not take that back.
        const settings = await updateSettings((now) => {
          const { sites, onlyHere, paused } = now;
          return hideOptions ? now : { ...wanted, sites, onlyHere, paused };
        });
        const trimmed = key === null ? null : key.trim();
        if (trimmed === '') await removeSecret();
        else if (trimmed !== null) await saveSecret({ key: trimmed, origins: addressOrigins(settings) });
        if (trimmed !== null) await forgetService();
      };
      const isFull = await keep().then(() => false, ifFull);
      const settings = await readSettings();
      await settingsChanged({ before, after: settings, lookUp });
      return { settings, key: await keyState(), blocked: await blockedOrigins(settings), isFull };
    },

    async forgetPageNames() {
      await forgetPageNames();
      return null;
    },

    testOperation: ({ operation }, { isPrivate }) => lookUp.test(operation, isPrivate),
  };
}

async function keyState(): Promise<KeyState> {
  const secret = await readSecret();
  if (!secret) return { hasKey: false, last4: null, origins: [] };
  return { hasKey: true, last4: secret.key.slice(-4), origins: secret.origins };
}

/** True for want of space; any other failure is one. */
function ifFull(error: unknown): true {
  if (isStorageFull(error)) return true;
  throw error;
}
