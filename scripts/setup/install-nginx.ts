import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import type { FoundNginx } from './find-nginx.ts';
import { findNginx } from './find-nginx.ts';
import { installFromApt } from './install-from-apt.ts';

/** An nginx for the gateway's tests: found, otherwise installed, otherwise one sentence that says that they are skipped. */
export async function installNginx(): Promise<Result<FoundNginx, string>> {
  for (const install of [async () => {}, () => installFromApt('nginx')]) {
    await install();
    const found = await findNginx();
    if (found) return ok(found);
  }
  return failed(
    'No nginx was found or could be installed: the tests of the gateway are skipped (NUMLENS_NGINX can name one).',
  );
}
