import { addressOrigins } from '../../lib/lookup/online/address-origins.ts';
import { hasHostAccess } from '../../lib/lookup/online/host-access.ts';
import type { Settings } from '../../lib/model/settings.ts';

/** Origins of the service's addresses that the browser does not let the background reach. */
export async function blockedOrigins(settings: Settings): Promise<string[]> {
  const origins = addressOrigins(settings);
  const access = await Promise.all(origins.map(hasHostAccess));
  return origins.filter((_, index) => !access[index]);
}
