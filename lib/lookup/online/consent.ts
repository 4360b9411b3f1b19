import { browser } from 'wxt/browser';
import { readAddress } from '../../model/settings/service-address.ts';
import type { Settings } from '../../model/settings/settings.ts';
import { collectedData, isMore } from '../../model/settings/settings.ts';
import type { Secret } from '../../model/stored-types.ts';
import { modeRaisedByPolicy } from '../../store/person/settings.ts';

/** May this lookup go online? Never if online lookups are off; automatically only if hovering may. */
export function consented({ lookUpOnline }: Pick<Settings, 'lookUpOnline'>, { asked }: { asked: boolean }): boolean {
  switch (lookUpOnline) {
    case 'never':
      return false; // guard never-is-never
    case 'ask':
      return asked; // guard only-asked
    case 'hover':
      return true;
  }
}

/**
 * May lookups send data? No policy can answer for the user. Firefox asks the user itself. In other browsers a mode that
 * a policy raised counts once the user saved the key with that mode in sight, or allowed it in the options.
 */
export async function hasDataConsent({ agreed = 'never' }: Pick<Secret, 'agreed'>): Promise<boolean> {
  if (import.meta.env.FIREFOX) return browser.permissions.contains(collectedData);
  const raised = await modeRaisedByPolicy();
  return raised === null || !isMore(raised, agreed); // guard raised-needs-consent
}

/**
 * Does the browser let the background reach an origin? True until the user restricts Numlens's site access.
 */
export async function hasHostAccess(origin: string): Promise<boolean> {
  const { origins = [] } = await browser.permissions.getAll();
  return origins.some((pattern) => patternCovers(pattern, origin));
}

/** Does a match pattern cover every page of an origin? */
export function patternCovers(pattern: string, origin: string): boolean {
  if (pattern === '<all_urls>') return true;
  const parts = /^(\*|https?):\/\/([^/]+)\//.exec(pattern);
  if (!parts) return false;
  const [, scheme = '', host = ''] = parts;
  const url = new URL(origin);
  if (scheme !== '*' && `${scheme}:` !== url.protocol) return false;
  if (host === '*' || host === url.host || host === url.hostname) return true;
  return host.startsWith('*.') && `.${url.hostname}`.endsWith(host.slice(1));
}

/**
 * Returns the origins of the service's addresses in the settings: a key saved with them may go there
 * (guard key-origins).
 */
export function addressOrigins({ addresses }: Settings): string[] {
  const origins = Object.values(addresses).flatMap((text) => {
    const address = readAddress(text);
    return address.ok ? [address.value.origin] : [];
  });
  return [...new Set(origins)];
}
