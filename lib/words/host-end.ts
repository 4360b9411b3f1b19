import { fileSite } from '../model/settings/site.ts';
import { siteText } from './site-text.ts';

/** Most characters of a host before words about it, in a line as narrow as a card's. */
const longest = 28;

/**
 * Returns the end of a site's host, with "…" before it if it is long. Whoever owns the end owns the site: a line that is cut
 * would show "www.bank.example.log…" of "www.bank.example.login.attacker.example".
 */
export function hostEnd(host: string): string {
  if (host === fileSite) return siteText(host);
  return host.length <= longest ? host : `…${host.slice(1 - longest)}`; // guard host-end
}
