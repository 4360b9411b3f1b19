import type { Settings } from '../model/settings.ts';

/** The hosts of the addresses that are set, each once. */
export function serviceHosts(addresses: Settings['addresses']): string[] {
  return [...new Set(Object.values(addresses).flatMap((address) => URL.parse(address.trim())?.host || []))];
}
