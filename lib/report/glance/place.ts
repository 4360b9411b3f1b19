import type { IpReport, Report } from '../../model/answer/report.ts';
import { countryCodeOf, countryName } from '../../words/countries.ts';
import { say } from '../../words/say.ts';
import type { Source } from '../facts/fact.ts';
import { leadingGiven } from '../facts/given.ts';
import { sameArea } from '../facts/ip-facts.ts';
import { samePlace } from '../facts/name-claim.ts';
import type { Pin } from '../facts/pin.ts';
import { devicePin, distance, pin } from '../facts/pin.ts';

/**
 * What another source says, and how far that is from the leading place (km; null if a coordinate is missing). `country` is
 * the other country (ISO 3166-1 alpha-2), null if both name the same.
 */
type OtherPlace = { text: string; country: string | null; source: Source; distance: number | null };

/**
 * Where a subject is. Name, country, time zones and pin are all from one source: the first in the user's order that
 * gave any, as it is finer than the built-in data. `other` is what another source says instead. `name` is without the
 * country. `country` is ISO 3166-1 alpha-2; `countryText` is for a country that came without a code.
 */
export type Place = {
  name: string | null;
  country: string | null;
  countryText: string | null;
  timeZones: readonly string[];
  pin: Pin | null;
  source: Source | null;
  other: OtherPlace | null;
};

const nowhere: Place = {
  name: null,
  country: null,
  countryText: null,
  timeZones: [],
  pin: null,
  source: null,
  other: null,
};

/** Returns the leading place of a report's subject. An address that answers from many places has none. */
export function leadingPlace(report: Report): Place {
  return report.device.kind === 'ip' ? placeOfAddress(report, report.device) : placeOfNumber(report);
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
 * words for a place must not be read as ours (SECURITY R60).
 */
export function placeSource(report: Report, place: Place): Source | null {
  const { device } = report;
  const own = device.kind === 'ip' ? [device.city, device.region] : [device.location];
  const isOwn = place.name === null || own.includes(place.name);
  if (!isOwn && place.source?.kind === 'service') return place.source; // guard R60 place-said
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

/**
 * Returns the pin on an address's map; null if none is known, or if the sources name two places, as one pin would
 * take sides.
 */
export function mapPin(report: Report): Pin | null {
  const { pin: known, other } = leadingPlace(report);
  return isCountryDisputed(report) || other !== null ? null : known;
}

function placeOfNumber(report: Report): Place {
  const { device, dataDate } = report;
  if (device.kind !== 'phone') return nowhere;
  if (device.verdict.kind === 'not-a-number') return { ...nowhere, country: device.region };
  const deviceSource: Source = { kind: 'device', dataDate };
  const devicePlace: Place = { ...nowhere, name: device.location, country: device.region, timeZones: device.timeZones };
  const given = leadingGiven(report);
  if (!given) return { ...devicePlace, source: device.location || device.region ? deviceSource : null };
  const country = given.country ?? device.region;
  // The service often sends the country as the location.
  const isCountry =
    given.city !== null &&
    (given.city === given.countryName || (country !== null && countryCodeOf(given.city) === country));
  const location = isCountry ? null : given.city || null;
  const isSameCountry = country === device.region;
  const name = location ?? (isSameCountry ? device.location : null);
  const ownZones = isSameCountry ? device.timeZones : [];
  const timeZones = given.timeZones.length > 0 ? given.timeZones : ownZones;
  const isSame = isSameCountry && (name === null || isDevicePlace(device, name) || !device.location);
  // For another country, its name is enough.
  const otherText = isSame ? null : isSameCountry ? device.location : nameOf(device.region);
  return {
    ...nowhere,
    ...{ name, country, timeZones, countryText: country === null ? given.countryName : null },
    source: given.source,
    other:
      otherText === null
        ? null
        : { text: otherText, country: isSameCountry ? null : device.region, source: deviceSource, distance: null },
  };
}

/** Returns a country's name; null without a country. */
function nameOf(country: string | null): string | null {
  return country === null ? null : countryName(country);
}

/** Does this name the built-in data's location, or a finer or coarser one of the same place? */
function isDevicePlace(device: Extract<Report['device'], { kind: 'phone' }>, name: string): boolean {
  return [device.location, device.english?.location].some((own) => own && samePlace(own, name));
}

function placeOfAddress(report: Report, device: IpReport): Place {
  if (device.special || device.anycast) return nowhere;
  const deviceSource: Source = { kind: 'device', dataDate: report.dataDate };
  const ownPin = devicePin(device);
  const devicePlace: Place = {
    ...nowhere,
    ...{ name: device.city ?? device.region, country: device.country, pin: ownPin },
    timeZones: device.timeZone === null ? [] : [device.timeZone],
    source: device.country === null ? null : deviceSource,
  };
  const given = leadingGiven(report);
  if (!given) return devicePlace;
  const { city, region, source } = given;
  const country = given.country ?? (given.countryName ? null : device.country);
  const leadPin = pin(report);
  const distanceKm = ownPin && leadPin ? distance(ownPin, leadPin) : null;
  const isNear = distanceKm !== null && distanceKm <= sameArea;
  const isSameCountry = device.country === null || country === null || country === device.country;
  const isSameRegion =
    !region || (device.region !== null && samePlace(device.region, region)) || (isNear && city !== null);
  const isSameCity = !city || !device.city || isNear || samePlace(device.city, city);
  const agrees = isSameCountry && isSameRegion && isSameCity && (distanceKm === null || isNear);
  const timeZones = given.timeZones.length > 0 ? given.timeZones : agrees ? devicePlace.timeZones : [];
  if (agrees) {
    const name = city ?? device.city ?? region ?? device.region;
    const known = country ?? device.country;
    const countryText = known === null ? given.countryName : null;
    return { ...devicePlace, name, country: known, countryText, pin: leadPin, timeZones, source };
  }
  const otherText = isSameCountry ? devicePlace.name : placeText(devicePlace);
  const isSaid = otherText !== null && otherText !== region && otherText !== city;
  return {
    ...nowhere,
    ...{ name: city ?? region, country, pin: leadPin, timeZones, source },
    countryText: country === null ? given.countryName : null,
    other: isSaid
      ? {
          text: otherText,
          country: isSameCountry ? null : device.country,
          source: deviceSource,
          distance: distanceKm === null ? null : Math.round(distanceKm),
        }
      : null,
  };
}
