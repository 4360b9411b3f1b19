import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import type { FoundFirefox } from './find-firefox.ts';
import { findFirefox } from './find-firefox.ts';
import { installFromApt } from './install-from-apt.ts';

/** A Firefox for the tests: found, otherwise installed, otherwise one sentence that says that its tests are skipped. */
export async function installFirefox(): Promise<Result<FoundFirefox, string>> {
  for (const install of [async () => {}, () => installFromApt('firefox-esr'), () => installFromApt('firefox')]) {
    await install();
    const found = await findFirefox();
    if (found) return ok(found);
  }
  return failed(
    'No Firefox 140 or newer was found or could be installed: its end-to-end tests are skipped (NUMLENS_FIREFOX can name one).',
  );
}
