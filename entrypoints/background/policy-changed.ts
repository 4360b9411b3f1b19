import type { LookUp } from '../../lib/lookup/online/look-up.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { settingsChanged } from './settings-changed.ts';

/** An organisation's decisions changed; what they were before is not known any more. */
export async function policyChanged(lookUp: Pick<LookUp, 'withdraw'>): Promise<void> {
  await settingsChanged({ before: null, after: await readSettings(), lookUp });
}
