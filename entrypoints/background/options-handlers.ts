import { addressOrigins } from '../../lib/lookup/online/address-origins.ts';
import type { LookUp } from '../../lib/lookup/online/look-up.ts';
import { browserCountry } from '../../lib/lookup/reading-country.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import type { KeyState } from '../../lib/messages/contract.ts';
import { forgetService } from '../../lib/store/forget-service.ts';
import { readSecret, removeSecret, saveSecret } from '../../lib/store/secret.ts';
import { readSettings, updateSettings } from '../../lib/store/settings.ts';

type OptionsRequest = 'readSettings' | 'saveSettings' | 'testOperation';

/** What the options page asks of the background. */
export function optionsHandlers(lookUp: LookUp): Pick<Handlers, OptionsRequest> {
  return {
    async readSettings() {
      const settings = await readSettings();
      return { settings, key: await keyState(), browserCountry: browserCountry() };
    },

    async saveSettings({ settings: wanted, key }) {
      const before = await readSettings();
      const settings = await updateSettings(({ sitesOff }) => ({ ...wanted, sitesOff }));
      const trimmed = key === null ? null : key.trim();
      if (trimmed === '') await removeSecret();
      else if (trimmed !== null) await saveSecret({ key: trimmed, origins: addressOrigins(settings) });
      const addressesChanged = JSON.stringify(before.addresses) !== JSON.stringify(settings.addresses);
      if (addressesChanged || trimmed !== null) await forgetService();
      return { settings, key: await keyState() };
    },

    testOperation: ({ operation }, { isPrivate }) => lookUp.test(operation, isPrivate),
  };
}

async function keyState(): Promise<KeyState> {
  const secret = await readSecret();
  if (!secret) return { hasKey: false, last4: null, origins: [] };
  return { hasKey: true, last4: secret.key.slice(-4), origins: secret.origins };
}
