import type { IpReport } from '../model/ip-report.ts';
import type { IpGeolocationAnswer, ServiceAnswer } from '../model/service-answer.ts';
import { say } from '../words/say.ts';
import { coordinatesText } from './coordinates-text.ts';
import { countryClaim } from './country-claim.ts';
import { distance } from './distance.ts';
import type { Claim, Fact, Source } from './fact.ts';
import { mergeClaims } from './merge-claims.ts';
import { nameClaim } from './name-claim.ts';
import type { Pin } from './pin.ts';
import { devicePin } from './pin.ts';
import type { ReportContext } from './report-context.ts';
import { timeFacts } from './time-facts.ts';

/** Places of one address that are further apart than this (kilometres) are different places. */
const sameArea = 100;

type Answer = Extract<ServiceAnswer, { operation: IpGeolocationAnswer['operation'] }>;

/**
 * Everything known about an address, row by row, in the order in which a card shows it. `device` is the source of the
 * extension's own data. Cities are worded "about": address data are weak on cities.
 */
export function ipFacts(address: IpReport, answer: Answer | null, device: Source, context: ReportContext): Fact[] {
  if (address.special) return specialFacts(address.special, device);
  const service: Source = { kind: 'service', operation: 'ipGeolocation', at: answer?.at ?? 0 };

  const countries = mergeClaims([
    countryClaim(address.country, device),
    answer && countryClaim(answer.country, service, answer.countryName),
  ]);
  const regions = mergeClaims([nameClaim(address.region, device), nameClaim(answer?.region, service)]);
  const here = devicePin(address);
  const there = answer?.coordinates ?? null;
  const far = here !== null && there !== null && distance(here, there) > sameArea;
  const zones = [
    { timeZones: address.timeZone === null ? [] : [address.timeZone], source: device },
    { timeZones: answer?.timeZone ? [answer.timeZone] : [], source: service },
  ];
  const places = mergeClaims([pinClaim(here, device), pinClaim(there, service)]);
  const unplaced = there === null && answer?.rawRange ? say('coordinatesRaw', ...answer.rawRange) : null;
  const doubt = there !== null && answer?.orderInDoubt ? say('coordinatesOrder', coordinatesText(turned(there))) : null;

  const rows: (Fact | null)[] = [
    networkFact(address, device),
    cityFact(address, device),
    row('region', regions, false),
    row('country', countries, countries.length > 1),
    ...timeFacts(zones, 'address', context),
    places.length > 0 || unplaced !== null
      ? {
          id: 'coordinates',
          claims: places,
          disagree: far,
          note: unplaced ?? doubt ?? (far ? say('sourcesDiffer') : null),
        }
      : null,
    row('postalCode', mergeClaims([nameClaim(answer?.postalCode, service)]), false),
  ];
  return rows.filter((fact) => fact !== null);
}

function row(id: Fact['id'], claims: Claim[], disagree: boolean): Fact | null {
  return claims.length === 0 ? null : { id, claims, disagree, note: disagree ? say('sourcesDiffer') : null };
}

function networkFact({ asn, organisation, missing }: IpReport, device: Source): Fact {
  const number = asn === null ? null : `AS${asn}`;
  const text =
    organisation !== null && number !== null ? say('headlinePair', organisation, number) : (organisation ?? number);
  const note = missing.length > 0 ? say('dataMissing') : say('networkUnknown');
  if (text === null) return { id: 'network', claims: [], disagree: false, note };
  return { id: 'network', claims: [{ key: text, text, sources: [device] }], disagree: false, note: null };
}

function cityFact({ city, missing }: IpReport, device: Source): Fact {
  const note = missing.length > 0 ? say('dataMissing') : say('cityUnknown');
  if (city === null) return { id: 'location', claims: [], disagree: false, note };
  const claim = { key: city, text: say('aboutPlace', city), sources: [device] };
  return { id: 'location', claims: [claim], disagree: false, note: null };
}

/** The place that the two numbers would be in the other order. */
function turned({ latitude, longitude }: Pin): Pin {
  return { latitude: longitude, longitude: latitude };
}

function pinClaim(place: Pin | null, source: Source): Claim | null {
  if (!place) return null;
  const text = coordinatesText(place);
  return { key: text, text, sources: [source] };
}

function specialFacts(special: NonNullable<IpReport['special']>, device: Source): Fact[] {
  const fact = (id: 'range' | 'reference', text: string): Fact => ({
    id,
    claims: [{ key: text, text, sources: [device] }],
    disagree: false,
    note: null,
  });
  return [fact('range', special.cidr), fact('reference', special.reference)];
}
