import { fileSite } from '../model/settings/site.ts';
import { say } from './say.ts';

/** Returns what a site is called: its host; all files of the device have one name. */
export function siteText(site: string): string {
  return site === fileSite ? say('siteFiles') : site;
}
