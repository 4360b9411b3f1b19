import type { CardSettings } from './settings.ts';

/** What Numlens does on a site: nothing, marks whose cards open on a click, or marks and cards as in the settings. */
export const siteModes = ['off', 'click', 'on'] as const;
export type SiteMode = (typeof siteModes)[number];

/** How the page script of a tab behaves: whether it marks, and how its cards open. */
export type PageMode = { on: boolean; cards: CardSettings };

/** The modes that the user set, by host as `location.hostname` gives it. `onlyHere`: a site without a mode is off. */
export type SiteSettings = { sites: Record<string, SiteMode>; onlyHere: boolean };

/** A site's mode, and the host it was set for (the site's own or a parent); null if it is the default. */
export type KnownSiteMode = { mode: SiteMode; setFor: string | null };

/** The site of all files on this device: one key for modes, corrections, names and history. */
export const fileSite = 'file:';

/** Returns the site of a page's address: its host, or that of all files; null if no page script may run there. */
export function siteOfAddress(address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address);
  if (url?.protocol === 'file:') return fileSite;
  return url && /^https?:$/.test(url.protocol) ? url.hostname : null;
}

/**
 * Returns the mode of a host. A host's mode applies to its subdomains too; the nearest one wins. An IP address has no
 * parents.
 */
export function modeOfHost(host: string, { sites, onlyHere }: SiteSettings): KnownSiteMode {
  for (const name of namesOf(host)) {
    const mode = Object.hasOwn(sites, name) ? sites[name] : undefined;
    if (mode !== undefined) return { mode, setFor: name };
  }
  return { mode: onlyHere ? 'off' : 'on', setFor: null };
}

/** Returns the name under which a host's mode is kept: lower case, without the final dot of a full name. */
export function siteName(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

/**
 * Is this a name that a host's mode can be kept under: at most 253 printable ASCII characters (RFC 1035, section 2.3.4),
 * lower case? No page has another one, and the user could not remove it.
 */
export function isSiteName(name: string): boolean {
  return name === siteName(name) && /^[\x21-\x7e]{1,253}$/.test(name);
}

/** Returns the host and its parents, nearest first. */
function namesOf(host: string): string[] {
  const name = siteName(host);
  // By the URL standard, a host that ends in a number is an IPv4 address.
  if (name.startsWith('[') || /(?:^|\.)\d+$/.test(name)) return [name];
  const labels = name.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/**
 * What the popup shows about the site in the active tab. `host` is null if no page script runs. `otherwise` is the mode
 * that the host would have without a setting of its own. `tabOff`: off in this tab until it is closed. `paused`: off
 * everywhere until resumed.
 */
export type SiteState = KnownSiteMode & {
  host: string | null;
  otherwise: SiteMode;
  onlyHere: boolean;
  tabOff: boolean;
  paused: boolean;
  /** A policy names this very host: no mode of the user's own counts there. */
  locked?: boolean;
  /** The page removes cards, so none opens on hover any more. */
  fought?: boolean;
  /** No page script runs here, and the person did not allow the extension to read files: this may be one. */
  filesClosed?: boolean;
};

/**
 * Is Numlens on in a tab? Not if the site is off, the tab is off, or Numlens is paused. The site's mode already includes
 * policy and only-here.
 */
export function isSiteOn({ mode, tabOff, paused }: SiteState): boolean {
  return mode !== 'off' && !tabOff && !paused;
}

/**
 * The user's corrections for a site. `country` is the one that national numbers there are read with; null if none was
 * chosen. `numbers` are no phone numbers or IP addresses there, as written and as read (`e164` is an address's own text).
 * `forms` are formats that mean none there, with every digit as 0 (`0000-000`; of addresses, `ip:firmware 0.0.0.0`).
 */
export type SiteLessons = {
  host: string;
  country: string | null;
  numbers: { written: string; e164: string }[];
  forms: string[];
};

/** The formats of addresses begin with it: a number may be written as one is (`22.33.44.55`). */
export const addressFormSign = 'ip:';

const inSite = ' › ';

/**
 * Returns under which name the corrections for the numbers of a frame are kept: those of the site's own host under its
 * host, those of another host's frame for that frame within the site. So no frame learns what was corrected elsewhere.
 */
export function lessonsPlace({ host, frameHost }: { host: string; frameHost: string }): string {
  return host === frameHost ? host : `${host}${inSite}${frameHost}`; // guard frame-lessons
}

/** Returns the site's host of such a name. */
export function siteOfLessons(place: string): string {
  return place.split(inSite)[0] ?? place;
}

/** What a site's correction ignores: nothing, this number or address, or also every one in the same format. */
export const lessons = ['none', 'this', 'alike'] as const;
export type Lesson = (typeof lessons)[number];
