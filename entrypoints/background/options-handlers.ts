import { addressOrigins } from '../../lib/lookup/online/address-origins.ts';
import { hasHostAccess } from '../../lib/lookup/online/host-access.ts';
import type { LookUp } from '../../lib/lookup/online/look-up.ts';
import { browserCountry } from '../../lib/lookup/reading-country.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import type { KeyState } from '../../lib/messages/contract.ts';
import type { Settings } from '../../lib/model/settings.ts';
import { forgetService } from '../../lib/store/forget-service.ts';
import { countPageNames, forgetPageNames } from '../../lib/store/page-names.ts';
import { readSecret, removeSecret, saveSecret } from '../../lib/store/secret.ts';
import { readSettings, updateSettings } from '../../lib/store/settings.ts';
import { tellCardSettings } from './tell-card-settings.ts';

type OptionsRequest = 'readSettings' | 'saveSettings' | 'forgetPageNames' | 'testOperation';

/** What the options page asks of the background. */
export function optionsHandlers(lookUp: LookUp): Pick<Handlers, OptionsRequest> {
  return {
    async readSettings() {
      const settings = await readSettings();
      const pageNames = await countPageNames();
      const blocked = await blockedOrigins(settings);
      return { settings, key: await keyState(), browserCountry: browserCountry(), pageNames, blocked };
    },

    async saveSettings({ settings: wanted, key }) {
      const before = await readSettings();
      const settings = await updateSettings(({ sitesOff }) => ({ ...wanted, sitesOff }));
      if (settings.lookUpOnline === 'never') lookUp.withdraw();
      const trimmed = key === null ? null : key.trim();
      if (trimmed === '') await removeSecret();
      else if (trimmed !== null) await saveSecret({ key: trimmed, origins: addressOrigins(settings) });
      const addressesChanged = JSON.stringify(before.addresses) !== JSON.stringify(settings.addresses);
      if (addressesChanged || trimmed !== null) await forgetService();
      if (!settings.rememberNames) await forgetPageNames();
      await tellCardSettings(settings);
      return { settings, key: await keyState(), blocked: await blockedOrigins(settings) };
    },

    async forgetPageNames() {
      await forgetPageNames();
      return null;
    },

    testOperation: ({ operation }, { isPrivate }) => lookUp.test(operation, isPrivate),
  };
}

/** Origins of the addresses that the browser does not let the background reach. */
async function blockedOrigins(settings: Settings): Promise<string[]> {
  const origins = addressOrigins(settings);
  const access = await Promise.all(origins.map(hasHostAccess));
  return origins.filter((_, index) => !access[index]);
}

async function keyState(): Promise<KeyState> {
  const secret = await readSecret();
  if (!secret) return { hasKey: false, last4: null, origins: [] };
  return { hasKey: true, last4: secret.key.slice(-4), origins: secret.origins };
}
