import type { Failure } from '../../../model/answer/failure.ts';
import { ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { Fields } from '../../service/operations.ts';
import type { BuiltInProvider } from '../provider.ts';
import {
  aboutOther,
  asnAt,
  basicAuth,
  coordinatesAt,
  countAt,
  countryAt,
  flagsAt,
  givenFacts,
  rangeAt,
  textAt,
  valueAt,
  zoneAt,
} from '../read-values.ts';

const geolite = 'https://geolite.info';
const geoip = 'https://geoip.maxmind.com';

/** The plans, each with its address. */
const plans = {
  'GeoLite City': { base: geolite, path: 'city' },
  'GeoLite Country': { base: geolite, path: 'country' },
  'GeoIP City Plus': { base: geoip, path: 'city' },
  'GeoIP Insights': { base: geoip, path: 'insights' },
  'GeoIP Country': { base: geoip, path: 'country' },
} as const;
const names = ['GeoLite City', 'GeoLite Country', 'GeoIP City Plus', 'GeoIP Insights', 'GeoIP Country'] as const;

/** MaxMind's web services. Two-part credentials; the plan decides host and path. */
export const provider: BuiltInProvider = {
  id: 'maxmind',
  kinds: ['ip'],
  gives: [
    ...(['country', 'countryName', 'region', 'location', 'postalCode', 'coordinates', 'timeZone'] as const),
    ...(['asn', 'network', 'range', 'usage', 'flags'] as const),
  ],
  origins: [geolite, geoip],
  fields: [
    { id: 'account', secret: false },
    { id: 'key', secret: true },
    { id: 'plan', secret: false, choices: names },
  ],
  bases: (_, fields) => [planOf(fields).base],
  limits: { minute: 30, day: 500 },
  mayHover: true,
  request: ({ subject, fields }) => ({
    path: `/geoip/v2.1/${planOf(fields).path}/${subjectKey(subject)}`,
    headers: { authorization: basicAuth(fields['account'], fields['key']) },
  }),
  read(json, subject) {
    const other = aboutOther(json, '/traits/ip_address', subject);
    if (other) return other;
    return ok({
      facts: givenFacts({
        country: countryAt(json, '/country/iso_code'),
        countryName: textAt(json, '/country/names/en'),
        region: textAt(json, '/subdivisions/0/names/en'),
        location: textAt(json, '/city/names/en'),
        postalCode: textAt(json, '/postal/code'),
        coordinates: coordinatesAt(json, '/location/latitude', '/location/longitude'),
        timeZone: zoneAt(json, '/location/time_zone'),
        asn: asnAt(json, '/traits/autonomous_system_number'),
        network: textAt(json, '/traits/autonomous_system_organization'),
        range: rangeAt(json, '/traits/network'),
        usage: textAt(json, '/traits/connection_type'),
        flags: flagsAt(json, {
          vpn: '/anonymizer/is_anonymous_vpn',
          tor: '/anonymizer/is_tor_exit_node',
          hosting: '/anonymizer/is_hosting_provider',
          anycast: '/traits/is_anycast',
        }),
      }),
    });
  },
  trouble(json): Failure | null {
    const code = valueAt(json, '/code');
    if (code === 'PERMISSION_REQUIRED') return { kind: 'not-in-plan' };
    return code === 'IP_ADDRESS_RESERVED' || code === 'IP_ADDRESS_INVALID' ? { kind: 'not-found' } : null;
  },
  quota(json) {
    const remain = countAt(json, '/maxmind/queries_remaining');
    return remain === undefined ? null : { remain, seconds: null };
  },
};

function planOf(fields: Fields): (typeof plans)[keyof typeof plans] {
  return plans[names.find((name) => name === fields['plan']) ?? names[0]];
}
