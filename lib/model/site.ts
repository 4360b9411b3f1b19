import type { Settings } from './settings.ts';

/** Whether Numlens is on at a host: it is, unless the person turned it off there. */
export function isSiteOn(settings: Settings, host: string): boolean {
  return !settings.sitesOff.includes(host);
}

/** The settings with Numlens turned on or off at a host. */
export function withSite(settings: Settings, host: string, on: boolean): Settings {
  const others = settings.sitesOff.filter((off) => off !== host);
  return { ...settings, sitesOff: on ? others : [...others, host] };
}
