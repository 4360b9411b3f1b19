import type { Settings } from '../../model/settings.ts';
import { readAddress } from '../remote/read-address.ts';

/** The origins of the addresses that are set: where a key saved with them may go (SECURITY R03). */
export function addressOrigins({ addresses }: Settings): string[] {
  const origins = Object.values(addresses).flatMap((text) => {
    const address = readAddress(text);
    return address.ok ? [address.value.origin] : [];
  });
  return [...new Set(origins)];
}
