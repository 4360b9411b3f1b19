import { findSpecialRange } from '../../address/find-special-range.ts';
import { parseIp } from '../../address/ip.ts';
import type { Pin } from '../../model/answer/pin.ts';
import type { IpReport } from '../../model/answer/report.ts';
import type { IpGeolocationAnswer, ServiceAnswer } from '../../model/answer/service-answer.ts';
import { safeCell } from '../../text/safe-cell.ts';
import { coordinatesText } from '../../words/coordinates-text.ts';
import { capitalized, say } from '../../words/say.ts';
import { registryText } from '../../words/special-words.ts';
import { countryClaim } from './country-claim.ts';
import type { Claim, Fact, ReportContext, Source } from './fact.ts';
import { mergeClaims } from './fact.ts';
import { isRegistration } from './given.ts';
import { nameClaim } from './name-claim.ts';
import { devicePin, distance } from './pin.ts';
import type { Said } from './provider-facts.ts';
import { claimsOf, providerFacts } from './provider-facts.ts';
import { timeFacts } from './time-facts.ts';

/** How far apart two sources' coordinates of one IP address may be before they disagree (kilometers). */
export const sameArea = 100;

type Answer = Extract<ServiceAnswer, { operation: IpGeolocationAnswer['operation'] }>;

/**
 * Returns everything known about an IP address, row by row, in a card's order. `device` is the built-in data as a
 * source, `said` what the added providers say. Cities are worded "Near": data on IP addresses are not exact about
 * cities.
 */
export function ipFacts(
  address: IpReport,
  answer: Answer | null,
  device: Source,
  context: ReportContext,
  said: readonly Said[] = [],
): Fact[] {
  if (address.special) return specialFacts(address.special, device);
  const service: Source = { kind: 'service', operation: 'ipGeolocation', at: answer?.at ?? 0 };
  // An anycast address has many locations; the data names one of them at best.
  const isPlaced = address.anycast === null;

  const countries = mergeClaims([
    isPlaced ? countryClaim(address.country, device) : null,
    answer && countryClaim(answer.country, service, answer.countryName),
    ...claimsOf(said, (facts, source) =>
      // A registry names the holder's country (`provider-facts.ts`).
      isRegistration(facts) ? null : countryClaim(facts.country ?? null, source, facts.countryName),
    ),
  ]);
  const regions = mergeClaims([
    isPlaced ? nameClaim(address.region, device) : null,
    nameClaim(answer?.region, service),
    ...claimsOf(said, ({ region }, source) => nameClaim(region, source)),
  ]);
  const here = isPlaced ? devicePin(address) : null;
  const there = answer?.coordinates ?? null;
  const far = [there, ...said.map(({ facts: { coordinates = null } }) => coordinates)].some(
    (other) => here !== null && other !== null && distance(here, other) > sameArea,
  );
  const zones = [
    { timeZones: isPlaced && address.timeZone !== null ? [address.timeZone] : [], source: device },
    { timeZones: answer?.timeZone ? [answer.timeZone] : [], source: service },
    ...said.map(({ facts: { timeZone }, source }) => ({ timeZones: timeZone ? [timeZone] : [], source })),
  ];
  const places = mergeClaims([
    pinClaim(here, device),
    pinClaim(there, service),
    ...claimsOf(said, ({ coordinates }, source) => pinClaim(coordinates ?? null, source)),
  ]);
  const unplaced = there === null && answer?.rawRange ? unplacedText(answer.rawRange) : null;
  const doubt = there !== null && answer?.orderInDoubt ? say('coordinatesOrder', coordinatesText(turned(there))) : null;

  const rows: (Fact | null)[] = [
    networkFact(address, device, said),
    rangeFact(address, device, said),
    cityFact(address, device, said),
    row('region', regions, false),
    row('country', countries, countries.length > 1),
    // Of an address that answers from many places, no clock shows the time.
    ...timeFacts(zones, 'address', context).filter(({ id }) => isPlaced || id === 'timeZone'),
    places.length > 0 || unplaced !== null
      ? {
          id: 'coordinates',
          claims: places,
          disagree: far,
          note: unplaced ?? doubt ?? (far ? say('sourcesDiffer') : null),
        }
      : null,
    row(
      'postalCode',
      mergeClaims([
        nameClaim(answer?.postalCode, service),
        ...claimsOf(said, ({ postalCode }, source) => nameClaim(postalCode, source)),
      ]),
      false,
    ),
    ...providerFacts(said),
  ];
  return rows.filter((fact) => fact !== null);
}

/** Says why two numbers are no coordinates of the address: no place has them in either order, or only a place elsewhere. */
function unplacedText(pair: [number, number]): string {
  const [smaller = 0, larger = 0] = pair.map(Math.abs).sort((one, other) => one - other);
  return say(smaller > 90 || larger > 180 ? 'coordinatesImpossible' : 'coordinatesRaw', ...pair);
}

function row(id: Fact['id'], claims: Claim[], disagree: boolean): Fact | null {
  return claims.length === 0 ? null : { id, claims, disagree, note: disagree ? say('sourcesDiffer') : null };
}

function networkFact({ asn, organisation, missing }: IpReport, device: Source, said: readonly Said[]): Fact {
  const claims = mergeClaims([
    networkClaim(asn, organisation, device),
    ...claimsOf(said, ({ asn: number = null, network = null }, source) => networkClaim(number, network, source)),
  ]);
  const lack = missing.some(isOfNetworks) ? 'unread' : 'not-in-data';
  const note = say(lack === 'unread' ? 'dataMissing' : 'networkUnknown');
  return { id: 'network', claims, disagree: false, note: claims.length === 0 ? note : null, lack };
}

function networkClaim(asn: number | null, organisation: string | null, source: Source): Claim | null {
  const number = asn === null ? null : `AS${asn}`;
  const text =
    organisation !== null && number !== null ? say('headlinePair', organisation, number) : (organisation ?? number);
  const copy = organisation ?? text;
  return text === null || copy === null ? null : { key: text, text, sources: [source], copy: safeCell(copy) };
}

/** Returns the range as it is routed, and as a registry has it. Both may be right, so they never disagree. */
function rangeFact(own: IpReport, device: Source, said: readonly Said[]): Fact | null {
  const claims = [nameClaim(own.range, device), ...claimsOf(said, ({ range }, source) => nameClaim(range, source))];
  const copied = mergeClaims(claims).map((claim) => ({ ...claim, copy: safeCell(claim.text) }));
  return row('range', copied, false);
}

function cityFact({ city, missing, anycast }: IpReport, device: Source, said: readonly Said[]): Fact {
  if (anycast !== null) {
    const claim = { key: anycast, text: say('anycastPlaces'), sources: [device] };
    return { id: 'location', claims: [claim], disagree: false, note: say('anycastService', anycast) };
  }
  const claims = mergeClaims([
    cityClaim(city, device),
    ...claimsOf(said, ({ location = null }, source) => cityClaim(location, source)),
  ]);
  const lack = missing.some((file) => !isOfNetworks(file)) ? 'unread' : 'not-in-data';
  const note = say(lack === 'unread' ? 'dataMissing' : 'cityUnknown');
  return { id: 'location', claims, disagree: false, note: claims.length === 0 ? note : null, lack };
}

/** Is this a data file of networks? All others are of places. */
function isOfNetworks(file: string): boolean {
  return file.startsWith('asn');
}

function cityClaim(city: string | null, source: Source): Claim | null {
  return city === null ? null : { key: city, text: capitalized(say('aboutPlace', city)), sources: [source] };
}

/** Returns the place that the two numbers name in the other order. */
function turned({ latitude, longitude }: Pin): Pin {
  return { latitude: longitude, longitude: latitude };
}

function pinClaim(place: Pin | null, source: Source): Claim | null {
  if (!place) return null;
  const text = coordinatesText(place);
  return { key: text, text, sources: [source], copy: `${place.latitude}, ${place.longitude}`, pin: place };
}

function specialFacts(special: NonNullable<IpReport['special']>, device: Source): Fact[] {
  const fact = (id: 'range' | 'reference', text: string): Fact => ({
    id,
    claims: [{ key: text, text, sources: [device], copy: id === 'range' ? text : undefined }],
    disagree: false,
    note: null,
  });
  return [fact('range', special.cidr), fact('reference', registryText(special))];
}

/**
 * Host names that no public name server resolves (RFC 6761, 6762, 8375, ICANN's ".internal"), and common private ones.
 */
const privateName = /(?:^[^.]+|\.(?:local|internal|home\.arpa|lan|home|corp|intranet|test))$/;

/** Returns a warning for a service's address that is not on the public internet; null for others. */
export function addressNote(address: string): string | null {
  const host = URL.parse(address.trim())?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (host === '') return null;
  const ip = parseIp(host);
  if (host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\./.test(host)) {
    return say('addressOnDevice');
  }
  const isPrivate = ip === null ? privateName.test(host) : findSpecialRange(ip) !== null;
  return isPrivate ? say('addressPrivate') : null;
}
