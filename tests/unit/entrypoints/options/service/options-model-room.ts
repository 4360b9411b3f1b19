import { vi } from 'vitest';
import type { OptionsState } from '../../../../../components/options/options-state.ts';
import type { OptionsModel } from '../../../../../entrypoints/options/service/options-model.ts';
import { createOptionsModel } from '../../../../../entrypoints/options/service/options-model.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import { ok } from '../../../../../lib/model/result.ts';
import type { Settings } from '../../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../../lib/model/settings/settings.ts';

export const asked = vi.mocked(ask);
/** What the background answers, which a test may change. */
export const background: { blocked: string[]; needsConsent: boolean } = { blocked: [], needsConsent: false };
export const key = { hasKey: true, last4: 'wxyz', origins: ['https://lookup.example'], isRefused: false };

export async function opened(addresses: Partial<Settings['addresses']> = {}) {
  asked.mockReset();
  asked.mockImplementation(async (type, input) => {
    if (type === 'readSettings')
      return ok({
        settings: settingsSchema.parse({ lookUpOnline: background.needsConsent ? 'hover' : 'never' }),
        ...{ key, browserCountry: 'DE', pageNames: 7, ...background },
      }) as never;
    if (type === 'forgetPageNames') return ok(null) as never;
    if (type === 'saveSettings')
      return ok({ settings: (input as { settings: Settings }).settings, key, ...background }) as never;
    return ok(ok(null)) as never;
  });
  const model = createOptionsModel();
  await model.open();
  const state = stateOf(model);
  model.change({ ...state.draft, addresses: { ...state.draft.addresses, ...addresses } });
  return model;
}

export function stateOf(model: OptionsModel): OptionsState {
  const state = model.state.value;
  if (state === null || state === 'unreachable') throw new Error('not opened');
  return state;
}

export const savedInputs = () => asked.mock.calls.filter(([type]) => type === 'saveSettings').map(([, input]) => input);
