import type { MessageKey } from '../../lib/words/say.ts';

/** A source of data or code inside the extension. `licence` is null for the public domain. */
export type Credit = { name: string; address: string; purpose: MessageKey; licence: string | null };

/** Every source that the extension ships something of. Names and licences are proper names: they are not translated. */
export const credits: readonly Credit[] = [
  {
    name: 'IP Geolocation by DB-IP',
    address: 'https://db-ip.com',
    purpose: 'creditCities',
    licence: 'CC BY 4.0',
  },
  {
    name: 'RouteViews',
    address: 'https://www.routeviews.org',
    purpose: 'creditNetworks',
    licence: 'CC BY 4.0',
  },
  {
    name: 'NRO delegated statistics',
    address: 'https://www.nro.net/about/rirs/statistics/',
    purpose: 'creditNetworks',
    licence: 'CC BY 4.0',
  },
  {
    name: 'libphonenumber',
    address: 'https://github.com/google/libphonenumber',
    purpose: 'creditPhoneData',
    licence: 'Apache-2.0',
  },
  {
    name: 'libphonenumber-js',
    address: 'https://gitlab.com/catamphetamine/libphonenumber-js',
    purpose: 'creditPhoneCode',
    licence: 'MIT',
  },
  {
    name: 'tz-lookup',
    address: 'https://github.com/photostructure/tz-lookup',
    purpose: 'creditTimeZones',
    licence: 'CC0-1.0',
  },
  {
    name: 'Natural Earth',
    address: 'https://www.naturalearthdata.com',
    purpose: 'creditMap',
    licence: null,
  },
  {
    name: 'country-flag-icons',
    address: 'https://gitlab.com/catamphetamine/country-flag-icons',
    purpose: 'creditFlags',
    licence: 'MIT',
  },
  {
    name: 'Papa Parse',
    address: 'https://www.papaparse.com',
    purpose: 'creditCsv',
    licence: 'MIT',
  },
];
