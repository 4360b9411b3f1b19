/** Top-level domains of countries and territories that the whole world uses: they say nothing about a country. */
const generic = new Set(
  'ac ag ai am as bz cc cd co cx dj fm ga gd gg gl im io la lc me ms nu pw sc sh so st tk to tv vc vg vu ws'.split(' '),
);
/** Hosts of a country's own companies and authorities (`.com.co`), even if its top-level domain is in `generic`. */
const ofCountry = /(?:^|\.)(?:com|net|org|edu|gov|gob|mil)\.[a-z]{2}$/;

/** Top-level domains that are not their country's code. */
const others: ReadonlyMap<string, string> = new Map([
  ['uk', 'GB'],
  ['xn--p1ai', 'RU'],
  ['xn--j1amh', 'UA'],
  ['xn--90ais', 'BY'],
  ['xn--90a3ac', 'RS'],
  ['xn--fiqs8s', 'CN'],
  ['xn--3e0b707e', 'KR'],
  ['xn--h2brj9c', 'IN'],
  ['xn--mgbaam7a8h', 'AE'],
  ['xn--wgbh1c', 'EG'],
]);

/**
 * Returns the country code (ISO 3166-1 alpha-2, not checked) of a host's top-level domain; null for generic domains,
 * those used as such, and IP addresses.
 */
export function countryDomain(host: string): string | null {
  const name = host.toLowerCase().replace(/\.$/, '');
  const domain = name.slice(name.lastIndexOf('.') + 1);
  // A name without a dot is a machine in the local network.
  if (domain === name || (generic.has(domain) && !ofCountry.test(name))) return null;
  const code = others.get(domain) ?? domain.toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}
