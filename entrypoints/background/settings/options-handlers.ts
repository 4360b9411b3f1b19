import type { DataDate } from '../../../lib/data/manifest.ts';
import { browserCountry } from '../../../lib/lookup/country/reading-country.ts';
import { addressOrigins, hasDataConsent, hasHostAccess } from '../../../lib/lookup/online/consent.ts';
import type { KeyState } from '../../../lib/messages/options-contract.ts';
import { isProvider } from '../../../lib/model/answer/service-answer.ts';
import type { Finding } from '../../../lib/model/settings/custom/definition.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import { isSameAddresses } from '../../../lib/model/settings/settings.ts';
import { storageLoss } from '../../../lib/store/database/rebuild-database.ts';
import { isStorageFull, storageTrouble } from '../../../lib/store/database/storage-trouble.ts';
import { keptOr } from '../../../lib/store/database/timeouts.ts';
import { countHistory } from '../../../lib/store/person/history.ts';
import { countPageNames, forgetPageNames } from '../../../lib/store/person/page-names.ts';
import { readSettings, updateSettings } from '../../../lib/store/person/settings.ts';
import { readPrivateSites } from '../../../lib/store/person/sites.ts';
import { readPolicy } from '../../../lib/store/policy/managed.ts';
import { forgetService, refusedKeys } from '../../../lib/store/service/learned.ts';
import { agreeToProviders, knownProviders } from '../../../lib/store/service/providers.ts';
import { agreeTo, readSecret, removeSecret, saveSecret } from '../../../lib/store/service/secret.ts';
import type { Tools } from '../tools.ts';
import { handle } from '../tools.ts';
import { settingsChanged } from './settings-changed.ts';

/** Handles the options page's requests about settings and key. */
export function optionsHandlers({ lookUp, deviceReport }: Tools, dataDate: DataDate) {
  const readDataDates = async () => ({ phone: await dataDate('phone'), ip: await dataDate('ip') });
  return handle({
    readDataDates,

    async readSettings(_, { isPrivate }) {
      const settings = await readSettings();
      const trouble = await storageTrouble();
      const pageNames = await keptOr('the names of pages', countPageNames, 0);
      const blocked = await blockedOrigins(settings);
      const dataDates = await readDataDates();
      const kept = { pageNames, historyLength: await keptOr('the history', countHistory, 0), dataDates };
      const needsConsent = await isConsentNeeded(settings);
      const privateSites = isPrivate ? await readPrivateSites() : {};
      const notices = { needsConsent, policy: await readPolicy(), lost: await storageLoss.read(), trouble };
      return {
        settings,
        key: await keyState(),
        browserCountry: browserCountry(),
        blocked,
        privateSites,
        ...kept,
        ...notices,
      };
    },

    async saveSettings({ settings: wanted, names, key }) {
      const before = await readSettings();
      const { hideOptions } = await readPolicy();
      let addressesDiffer = false;
      const keep = async () => {
        // Delete saved answers first. If that fails, keep the old addresses, because old answers would be shown as the new
        // service's.
        const isMoved = names.includes('addresses') && !isSameAddresses(wanted, before);
        if (isMoved && !hideOptions) await forgetService();
        const setTo = (chosen: Settings) =>
          updateSettings((now) => (hideOptions ? now : withNamed(now, chosen, names))); // guard hidden-options
        const settings = await setTo(wanted);
        // A policy that came since the form was opened may have set others.
        const trimmed = key === null ? null : key.trim();
        const origins = addressOrigins(settings);
        addressesDiffer = !hideOptions && !isSameAddresses(settings, wanted);
        if (trimmed && addressesDiffer) return; // guard key-as-shown
        // With `hideOptions` the user did not see when the key is sent, so this is no consent.
        const agreed = hideOptions ? 'never' : wanted.lookUpOnline;
        try {
          if (trimmed === '') await removeSecret();
          else if (trimmed !== null) await saveSecret({ key: trimmed, origins, agreed }); // guard key-stays-bound
        } catch (error) {
          // Addresses must not change without the key that was typed with them.
          await setTo(before);
          throw error;
        }
      };
      let isFull = false;
      try {
        await keep();
      } catch (error) {
        if (!isStorageFull(error)) throw error;
        isFull = true;
      }
      const settings = await readSettings();
      await settingsChanged({ before, after: settings, lookUp });
      const needsConsent = await isConsentNeeded(settings);
      const keyNotSaved = addressesDiffer && Boolean(key?.trim());
      const blocked = await blockedOrigins(settings);
      return { settings, key: await keyState(), blocked, isFull, keyNotSaved, needsConsent };
    },

    async agreeToSending() {
      const { lookUpOnline } = await readSettings();
      await agreeTo(lookUpOnline);
      await agreeToProviders(lookUpOnline);
      return null;
    },

    async forgetPageNames() {
      await forgetPageNames();
      return null;
    },

    testOperation: ({ operation }, sender) => lookUp.test(operation, sender),

    async tryProvider({ id, fingerprint, subject }, { isPrivate }) {
      const findings: Finding[] = [];
      const onFindings = (found: Finding[]) => findings.push(...found);
      const report = subject && (await deviceReport(subject));
      const result = await lookUp.test(id, { isPrivate, described: { fingerprint, report, onFindings } });
      return { result, findings };
    },
  });
}

/**
 * Returns the settings with those named as they were chosen. Sites and a pause have their own controls, which apply at
 * once: a form that was opened earlier must not undo them.
 */
function withNamed(now: Settings, chosen: Settings, names: readonly (keyof Settings)[]): Settings {
  const { sites, onlyHere, paused } = now;
  const changes = Object.fromEntries(names.map((name) => [name, chosen[name]]));
  return { ...now, ...changes, sites, onlyHere, paused };
}

/** Are lookups on, with a key or a provider that the user has not agreed to send to? */
async function isConsentNeeded({ lookUpOnline }: Settings): Promise<boolean> {
  if (lookUpOnline === 'never') return false;
  const secret = await keptOr('the key', readSecret, null);
  const { added } = await knownProviders();
  const given = [secret ?? { agreed: lookUpOnline }, ...added];
  return (await Promise.all(given.map(hasDataConsent))).includes(false);
}

async function keyState(): Promise<KeyState> {
  const secret = await keptOr('the key', readSecret, null);
  if (!secret) return { hasKey: false, last4: null, origins: [], isRefused: false };
  const isRefused = (await refusedKeys()).some((operation) => !isProvider(operation));
  return { hasKey: true, last4: secret.key.slice(-4), origins: secret.origins, isRefused }; // guard last-four
}

/** Returns the origins of the service's addresses for which the background has no host permission. */
export async function blockedOrigins(settings: Settings): Promise<string[]> {
  const origins = addressOrigins(settings);
  const access = await Promise.all(origins.map(hasHostAccess));
  return origins.filter((_, index) => !access[index]);
}
