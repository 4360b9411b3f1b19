import type { SiteMode } from '../model/settings/site.ts';
import { fileSite } from '../model/settings/site.ts';
import type { MessageKey } from './say.ts';
import { say } from './say.ts';

/** What Numlens does on a site, in a word. */
export const siteModeWords = {
  off: 'siteModeNameOff',
  click: 'siteModeClick',
  on: 'siteModeNameOn',
} as const satisfies Record<SiteMode, MessageKey>;

/** Returns what a site is called: its host; all files of the device have one name. */
export function siteText(site: string): string {
  return site === fileSite ? say('siteFiles') : site;
}
