/** What Numlens does on a site: nothing, marks whose cards open on a click, or marks and cards as the person set them. */
export const siteModes = ['off', 'click', 'on'] as const;
export type SiteMode = (typeof siteModes)[number];

/** The modes that the person set, by host as `location.hostname` has it. `onlyHere`: without one of its own a site is off. */
export type SiteRules = { sites: Record<string, SiteMode>; onlyHere: boolean };

/** A site's mode, and the host that it was set for: its own or a parent's; null where it is as sites are by default. */
export type KnownSiteMode = { mode: SiteMode; setFor: string | null };

/**
 * The mode of a host. What was set for a host holds for its subdomains too; the nearest one wins. An IP address has no
 * parents.
 */
export function siteMode(host: string, { sites, onlyHere }: SiteRules): KnownSiteMode {
  for (const name of namesOf(host)) {
    const mode = Object.hasOwn(sites, name) ? sites[name] : undefined;
    if (mode !== undefined) return { mode, setFor: name };
  }
  return { mode: onlyHere ? 'off' : 'on', setFor: null };
}

/** The name that a host's mode is kept by: without the dot that ends a full name. */
export function siteName(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

/** The host and its parents, nearest first. */
function namesOf(host: string): string[] {
  const name = siteName(host);
  // The URL standard: a host that ends in a number is an IPv4 address.
  if (name.startsWith('[') || /(?:^|\.)\d+$/.test(name)) return [name];
  const labels = name.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/**
 * What the popup says of the site in the active tab; `host` is null where no page script runs. `otherwise` is the mode
 * without the host's own setting. `tabOff`: off in this tab until it is closed. `paused`: off everywhere until resumed.
 */
export type SiteState = KnownSiteMode & {
  host: string | null;
  otherwise: SiteMode;
  onlyHere: boolean;
  tabOff: boolean;
  paused: boolean;
  /** The page takes cards away, so none opens by hovering any more. */
  fought?: boolean;
};
