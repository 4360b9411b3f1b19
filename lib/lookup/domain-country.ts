import { isNumberCountry } from './phone-engine/number-country.ts';

/** Domains of countries and territories that the whole world uses: they say nothing of a country. */
const generic = new Set(
  'ac ag ai am as bz cc cd co cx dj fm ga gd gg gl im io la lc me ms nu pw sc sh so st tk to tv vc vg vu ws'.split(' '),
);
/** Below them, these stand for a country's own companies and authorities again (`.com.co`). */
const ofCountry = /(?:^|\.)(?:com|net|org|edu|gov|gob|mil)\.[a-z]{2}$/;

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

/** The country of a host's top-level domain; null for generic ones, those used as such, and addresses. */
export function domainCountry(host: string): string | null {
  const name = host.toLowerCase().replace(/\.$/, '');
  const domain = name.slice(name.lastIndexOf('.') + 1);
  // A name without a dot is a machine in the house.
  if (domain === name || (generic.has(domain) && !ofCountry.test(name))) return null;
  const code = others.get(domain) ?? domain.toUpperCase();
  return isNumberCountry(code) ? code : null;
}
