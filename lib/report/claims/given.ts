import type { Facts } from '../../model/answer/facts.ts';
import type { Report } from '../../model/answer/report.ts';
import type { ServiceAnswer } from '../../model/answer/service-answer.ts';
import { serviceOperationIds } from '../../model/answer/service-answer.ts';
import { countryCodeOf } from '../../words/countries.ts';
import type { Source } from './fact.ts';
import { answerOf, sourceOf } from './fact.ts';

/**
 * What one source, the lookup service or an added provider, says about a subject's place, network and carrier.
 * `city` is the finest place that it names. With `orderInDoubt` the two numbers of `coordinates` may be the other way
 * round.
 */
export type Given = {
  source: Extract<Source, { kind: 'service' }>;
  city: string | null;
  region: string | null;
  country: string | null;
  countryName: string | null;
  timeZones: readonly string[];
  coordinates: { latitude: number; longitude: number } | null;
  orderInDoubt: boolean;
  asn: number | null;
  network: string | null;
  carrier: string | null;
  lineType: string | null;
};

/**
 * Returns what each source answered, in the user's order: the first leads. The lookup service is one source, however
 * many of its operations answered.
 */
export function givenByAnswers(report: Report): Given[] {
  const service = givenByService(report);
  const isService = ({ operation }: ServiceAnswer) => serviceOperationIds.some((id) => id === operation);
  const first = report.service.find(isService);
  return report.service.flatMap((answer): Given[] => {
    if ('facts' in answer) return [givenByFacts(answer.facts, sourceOf(answer))];
    return answer === first && service ? [service] : [];
  });
}

/** Returns the first answer that names the subject's place; null if none does. */
export function leadingGiven(report: Report): Given | null {
  const says = ({ city, region, country, countryName, coordinates, timeZones }: Given) =>
    [city, region, country, countryName, coordinates, timeZones[0]].some((each) => each !== null && each !== undefined);
  return givenByAnswers(report).find(says) ?? null;
}

/** Does an answer say who registered a block? Its country is the holder's, not that of the IP address. */
export function isRegistration({ holder, netName, registered }: Facts): boolean {
  return [holder, netName, registered].some((each) => each !== undefined);
}

const none = {
  city: null,
  region: null,
  country: null,
  countryName: null,
  timeZones: [],
  coordinates: null,
  orderInDoubt: false,
  asn: null,
  network: null,
  carrier: null,
  lineType: null,
};

function givenByFacts(facts: Facts, source: Given['source']): Given {
  const { location, region, timeZone, coordinates, asn, network, carrier, lineType } = facts;
  const { country, countryName } = isRegistration(facts) ? {} : facts;
  return {
    source,
    city: location ?? null,
    region: region ?? null,
    country: country ?? codeOf(countryName),
    countryName: countryName ?? null,
    timeZones: timeZone === undefined ? [] : [timeZone],
    coordinates: coordinates ?? null,
    orderInDoubt: false,
    asn: asn ?? null,
    network: network ?? null,
    carrier: carrier ?? null,
    lineType: lineType ?? null,
  };
}

/** Returns the code of a country that was given by name only. */
function codeOf(name: string | null | undefined): string | null {
  return name ? countryCodeOf(name) : null;
}

function givenByService(report: Report): Given | null {
  const address = answerOf(report, 'ipGeolocation');
  if (address) {
    const { region, countryName, timeZone, coordinates, orderInDoubt, at } = address;
    const country = address.country ?? codeOf(countryName);
    const timeZones = timeZone === null ? [] : [timeZone];
    const source = { kind: 'service', operation: 'ipGeolocation', at } as const;
    return { ...none, source, region, country, countryName, timeZones, coordinates, orderInDoubt };
  }
  const validation = answerOf(report, 'phoneValidation');
  const caller = answerOf(report, 'callerId');
  if (!validation && !caller) return null;
  return {
    ...none,
    source: { kind: 'service', operation: 'phoneValidation', at: validation?.at ?? caller?.at ?? 0 },
    city: validation?.location ?? null,
    country: validation?.country ?? codeOf(validation?.countryName) ?? caller?.country ?? codeOf(caller?.countryText),
    countryName: validation?.countryName ?? null,
    timeZones: validation?.timeZones ?? [],
    carrier: validation?.carrier ?? caller?.carrier ?? null,
    lineType: validation?.lineType ?? null,
  };
}
