import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../../model/once.ts';
import { errorSummary } from '../../model/result.ts';
import { readPolicyValues, withoutPolicy, withPolicy } from '../../model/settings/policy.ts';
import type { OnlineMode, Settings } from '../../model/settings/settings.ts';
import { fittingSettings, fromEarlierSettings, isMore, settingsSchema } from '../../model/settings/settings.ts';
import { readPolicy } from '../policy/managed.ts';
import { cell } from '../storage.ts';

const key = 'settings';
const stored = cell<Record<string, unknown>>({
  area: 'local',
  key,
  schema: once(() => z.record(z.string(), z.unknown())),
  otherwise: {},
});

/**
 * Returns the settings in effect: the user's, overridden by the organization's policy. A field that is not stored, or
 * whose value does not match the schema, gets its default. If storage can't be read, all fields get their defaults.
 */
export async function readSettings(): Promise<Settings> {
  const [own, policy] = await Promise.all([readOwnSettings().catch(defaults), readPolicy()]);
  return withPolicy(own, policy);
}

/**
 * Returns the settings in effect under a policy as the browser reports it (`storage.managed`); rejects if the user's own
 * can't be read.
 */
export async function settingsUnder(raw: unknown): Promise<Settings> {
  return withPolicy(await readOwnSettings(), readPolicyValues(raw));
}

/** Returns the mode of lookups that a policy sets if the user's own sends less; null if the user's own is enough. */
export async function modeRaisedByPolicy(): Promise<OnlineMode | null> {
  const [own, { set }] = await Promise.all([readOwnSettings().catch(defaults), readPolicy()]);
  return set.lookUpOnline && isMore(set.lookUpOnline, own.lookUpOnline) ? set.lookUpOnline : null;
}

/**
 * Changes the settings, one writer at a time, and returns the settings in effect. `change` receives those in effect
 * too. The user's own values stay stored wherever a policy overrides them (`lib/store/policy/managed`).
 */
export async function updateSettings(change: (settings: Settings) => Settings): Promise<Settings> {
  const edited = stored.change(async (now) => {
    const [own, policy] = [ownSettings(now), await readPolicy()];
    return withoutPolicy(settingsSchema.parse(change(withPolicy(own, policy))), own, policy); // guard policy-over-write
  });
  const { after } = await edited.finally(forget);
  return withPolicy(ownSettings(after), await readPolicy());
}

/** The user's settings as they were last read; null if they were not, or have changed since. */
let known: Promise<Settings> | null = null;

/** Returns the user's settings. Reads them once, and again after they changed. */
function readOwnSettings(): Promise<Settings> {
  const { onChanged } = browser.storage;
  if (!onChanged.hasListener(forgetIfChanged)) {
    onChanged.addListener(forgetIfChanged);
    forget();
  }
  known ??= stored
    .read()
    .then(ownSettings)
    .catch((error: unknown) => {
      forget();
      throw error;
    });
  return known;
}

function forgetIfChanged(changes: Record<string, unknown>, area: string): void {
  if (area === 'local' && Object.hasOwn(changes, key)) forget();
}

function forget(): void {
  known = null;
}

function ownSettings(kept: Record<string, unknown>): Settings {
  return fittingSettings(fromEarlierSettings(kept));
}

function defaults(error: unknown): Settings {
  console.error('Numlens: the settings could not be read.', errorSummary(error));
  return settingsSchema.parse({});
}
