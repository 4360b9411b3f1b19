import type { Pin } from '../../model/answer/pin.ts';
import type { IpReport, PhoneReport, Report } from '../../model/answer/report.ts';
import { countryCodeOf, countryName } from '../../words/countries.ts';
import { say } from '../../words/say.ts';
import type { Source } from './fact.ts';
import type { Given } from './given.ts';
import { leadingGiven } from './given.ts';
import { sameArea } from './ip-facts.ts';
import { samePlace } from './name-claim.ts';
import { devicePin, distance, pin } from './pin.ts';

/**
 * What another source says, and how far that is from the leading place (km; null if a coordinate is missing). `country`
 * is the other country (ISO 3166-1 alpha-2), null if both name the same.
 */
type OtherPlace = { text: string; country: string | null; source: Source; distance: number | null };

/**
 * Where a subject is. Name, country, time zones and pin are all from one source: the first in the user's order that
 * gave any, as it is finer than the built-in data. `other` is what another source says instead. `name` is without the
 * country, `region` is an address's. `country` is ISO 3166-1 alpha-2; `countryText` is for a country that came without a code.
 */
export type Place = {
  name: string | null;
  region: string | null;
  country: string | null;
  countryText: string | null;
  timeZones: readonly string[];
  pin: Pin | null;
  source: Source | null;
  other: OtherPlace | null;
};

const nowhere: Place = {
  name: null,
  region: null,
  country: null,
  countryText: null,
  timeZones: [],
  pin: null,
  source: null,
  other: null,
};

/** Returns the leading place of a report's subject. An address that answers from many places has none. */
export function leadingPlace(report: Report): Place {
  const { device } = report;
  return device.kind === 'ip' ? placeOfAddress(report, device) : placeOfNumber(report, device);
}

/**
 * Returns the only source that names the leading country; null if the built-in data names it, too. Its words must not
 * be read as ours.
 */
export function countrySource({ device }: Report, { country, countryText, source }: Place): Source | null {
  if ((country === null && countryText === null) || source?.kind !== 'service') return null;
  return (device.kind === 'ip' ? device.country : device.region) === country && country !== null ? null : source;
}

/**
 * Returns the source of the words of the leading place; null if the built-in data has all of them. A service's own
 * words for a place must not be read as ours.
 */
export function placeSource(report: Report, place: Place): Source | null {
  const { device } = report;
  const own = device.kind === 'ip' ? [device.city, device.region] : [device.location];
  const isOwn = place.name === null || own.includes(place.name);
  if (!isOwn && place.source?.kind === 'service') return place.source; // guard place-said
  return countrySource(report, place);
}

/** Returns a place as people write it: "Leipzig, Germany"; null if nothing is known of it. */
export function placeText({
  name,
  country,
  countryText,
}: Pick<Place, 'name' | 'country' | 'countryText'>): string | null {
  const land = country === null ? countryText : countryName(country);
  if (name === null || land === null || name === land) return name ?? land;
  return say('placeInCountry', name, land);
}

/** Does the leading answer name another country than the built-in data? */
export function isCountryDisputed(report: Report): boolean {
  const { device } = report;
  const { country, countryText } = leadingPlace(report);
  if (device.kind === 'phone') return device.region !== null && country !== device.region;
  return device.country !== null && (country ?? countryText) !== null && country !== device.country;
}

/** Returns the leading pin on an address's map; null if none is known, or if the sources name two countries. */
export function mapPin(report: Report): Pin | null {
  return isCountryDisputed(report) ? null : leadingPlace(report).pin;
}

/** Returns the built-in data's place, if another source's leads and names another one in the same country. */
export function otherMapPin(report: Report): { pin: Pin; name: string } | null {
  const { pin: lead, other } = leadingPlace(report);
  const own = report.device.kind === 'ip' ? devicePin(report.device) : null;
  if (isCountryDisputed(report) || other === null || own === null || lead === null) return null;
  return distance(own, lead) === 0 ? null : { pin: own, name: other.text };
}

/**
 * Returns a source's zones of a number, or our own if it names these and more: those of its calling code, also in other
 * countries (docs/decisions/0014).
 */
export function withoutForeign(given: readonly string[], own: readonly string[]): readonly string[] {
  return own.length > 0 && own.every((zone) => given.includes(zone)) ? own : given;
}

/** Returns a place's name: “near Berlin” if it is the built-in data's city of an address, which is an estimate. */
export function placeName({ device }: Report, { name }: Place): string | null {
  const isEstimate = name !== null && device.kind === 'ip' && name === device.city;
  return isEstimate ? say('aboutPlace', name) : name;
}

function placeOfNumber(report: Report, device: PhoneReport): Place {
  if (device.verdict.kind === 'not-a-number') return { ...nowhere, country: device.region };
  const deviceSource: Source = { kind: 'device', dataDate: report.dataDate };
  const own: Place = {
    ...nowhere,
    name: device.location,
    country: device.region,
    timeZones: device.timeZones,
    source: device.location || device.region ? deviceSource : null,
  };
  const given = leadingGiven(report);
  if (!given) return own;
  const country = given.country ?? device.region;
  const isSameCountry = country === device.region;
  const name = cityOf(given, country) ?? (isSameCountry ? device.location : null);
  const ownZones = isSameCountry ? device.timeZones : [];
  const lead: Place = {
    ...nowhere,
    name,
    country,
    countryText: country === null ? given.countryName : null,
    timeZones: given.timeZones.length > 0 ? withoutForeign(given.timeZones, ownZones) : ownZones,
    source: given.source,
  };
  const text = isSameCountry ? locationBeside(device, name) : nameOf(device.region);
  if (text === null) return lead;
  return {
    ...lead,
    other: { text, country: isSameCountry ? null : device.region, source: deviceSource, distance: null },
  };
}

/** Returns the city of an answer about a number. The service often sends the country as the city. */
function cityOf({ city, countryName: named }: Given, country: string | null): string | null {
  if (!city) return null;
  const isCountry = city === named || (country !== null && countryCodeOf(city) === country);
  return isCountry ? null : city;
}

/** Returns the built-in data's location of a number if it is another than this one in the same country. */
function locationBeside(device: PhoneReport, name: string | null): string | null {
  const isSame =
    name === null || [device.location, device.english?.location].some((own) => own && samePlace(own, name));
  return isSame ? null : device.location || null;
}

/** Returns a country's name; null without a country. */
function nameOf(country: string | null): string | null {
  return country === null ? null : countryName(country);
}

function placeOfAddress(report: Report, device: IpReport): Place {
  if (device.special || device.anycast) return nowhere;
  const own: Place = {
    ...nowhere,
    name: device.city ?? device.region,
    region: device.region,
    country: device.country,
    pin: devicePin(device),
    timeZones: device.timeZone === null ? [] : [device.timeZone],
    source: device.country === null ? null : { kind: 'device', dataDate: report.dataDate },
  };
  const given = leadingGiven(report);
  if (!given) return own;
  const { city, region, source } = given;
  const { agrees, isSameCountry, apart } = compared(report, device, given);
  const ownCountry = agrees || !given.countryName ? device.country : null;
  const country = given.country ?? ownCountry;
  const lead: Place = {
    ...nowhere,
    name: city ?? region,
    region,
    country,
    countryText: country === null ? given.countryName : null,
    timeZones: given.timeZones,
    pin: pin(report),
    source,
  };
  if (agrees) {
    const timeZones = given.timeZones.length > 0 ? given.timeZones : own.timeZones;
    return {
      ...lead,
      name: city ?? device.city ?? region ?? device.region,
      region: region ?? device.region,
      timeZones,
    };
  }
  const text = isSameCountry ? own.name : placeText(own);
  if (text === null || text === region || text === city) return lead;
  const other: OtherPlace = {
    text,
    country: isSameCountry ? null : device.country,
    distance: apart === null ? null : Math.round(apart),
    source: { kind: 'device', dataDate: report.dataDate },
  };
  return { ...lead, other };
}

/** How an answer compares with the built-in data. `apart` is how far their coordinates are apart (km), if both have some. */
type Comparison = { agrees: boolean; isSameCountry: boolean; apart: number | null };

function compared(report: Report, device: IpReport, { city, region, country }: Given): Comparison {
  const [here, there] = [devicePin(device), pin(report)];
  const apart = here && there ? distance(here, there) : null;
  const isNear = apart !== null && apart <= sameArea;
  const isSameCountry = device.country === null || country === null || country === device.country;
  const isSameCity = !city || !device.city || isNear || samePlace(device.city, city);
  const isSameRegion =
    !region || (device.region !== null && samePlace(device.region, region)) || (isNear && city !== null);
  const isFar = apart !== null && !isNear;
  return { agrees: isSameCountry && isSameCity && isSameRegion && !isFar, isSameCountry, apart };
}
