import { browser } from 'wxt/browser';
import { z } from 'zod';
import { errorCode } from '../model/error-code.ts';
import { fittingSettings } from '../model/fitting-settings.ts';
import { fromEarlierSettings } from '../model/from-earlier-settings.ts';
import { once } from '../model/once.ts';
import { withoutPolicy, withPolicy } from '../model/policy.ts';
import type { Settings } from '../model/settings.ts';
import { settingsSchema } from '../model/settings.ts';
import { readPolicy } from './managed.ts';

const key = 'settings';
const storedSchema = once(() => z.record(z.string(), z.unknown()).catch({}));

/**
 * The settings that count: the person's, with those that an organisation set in their place. A field that is not stored,
 * or does not fit, has its default; the others keep their values. Storage that cannot be read gives the defaults.
 */
export async function readSettings(): Promise<Settings> {
  const [own, policy] = await Promise.all([readOwnSettings().catch(defaults), readPolicy()]);
  return withPolicy(own, policy);
}

/**
 * Changes the settings, one writer at a time (SECURITY R23), and gives them as they now count. `change` gets them as
 * they count; where an organisation decides (`lib/store/managed`), what the person had set before is kept.
 */
export function updateSettings(change: (settings: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request('numlens-settings', async () => {
    const [own, policy] = await Promise.all([readOwnSettings(), readPolicy()]);
    const next = withoutPolicy(settingsSchema.parse(change(withPolicy(own, policy))), own, policy);
    await browser.storage.local.set({ [key]: next });
    return withPolicy(next, policy);
  });
}

async function readOwnSettings(): Promise<Settings> {
  const stored = storedSchema().parse((await browser.storage.local.get(key))[key]);
  return fittingSettings(fromEarlierSettings(stored));
}

function defaults(error: unknown): Settings {
  console.error('Numlens: the settings could not be read.', errorCode(error));
  return settingsSchema.parse({});
}
