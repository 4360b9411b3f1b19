import type { Failure } from '../../../model/answer/failure.ts';
import { ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { BuiltInProvider } from '../provider.ts';
import {
  aboutOther,
  asnAt,
  coordinatesAt,
  countryAt,
  flagsAt,
  givenFacts,
  nextDay,
  textAt,
  valueAt,
  zoneAt,
} from '../read-values.ts';

/**
 * IPinfo Lite and Core. The token is one for all plans; the plan decides the path, and with it the shape of the answer:
 * `country` is a name in Lite and in Core's `geo`, and `country_code` the code in both.
 */
export const provider: BuiltInProvider = {
  id: 'ipinfo',
  kinds: ['ip'],
  gives: [
    ...(['asn', 'network', 'country', 'countryName', 'region', 'location', 'postalCode'] as const),
    ...(['coordinates', 'timeZone', 'hostname', 'usage', 'flags'] as const),
  ],
  origins: ['https://api.ipinfo.io'],
  fields: [
    { id: 'key', secret: true },
    { id: 'plan', secret: false, choices: ['Lite', 'Core'] },
  ],
  limits: { minute: 30, day: 1_000 },
  mayHover: true,
  request: ({ subject, fields }) => ({
    path: `/${fields['plan'] === 'Core' ? 'lookup' : 'lite'}/${subjectKey(subject)}`,
    headers: { authorization: `Bearer ${fields['key'] ?? ''}` },
  }),
  read(json, subject) {
    const other = aboutOther(json, '/ip', subject);
    if (other) return other;
    return ok({
      facts: givenFacts({
        asn: asnAt(json, '/as/asn') ?? asnAt(json, '/asn'),
        network: textAt(json, '/as/name') ?? textAt(json, '/as_name'),
        country: countryAt(json, '/geo/country_code') ?? countryAt(json, '/country_code'),
        countryName: textAt(json, '/geo/country') ?? textAt(json, '/country'),
        region: textAt(json, '/geo/region'),
        location: textAt(json, '/geo/city'),
        postalCode: textAt(json, '/geo/postal_code'),
        coordinates: coordinatesAt(json, '/geo/latitude', '/geo/longitude'),
        timeZone: zoneAt(json, '/geo/timezone'),
        hostname: textAt(json, '/hostname'),
        usage: textAt(json, '/as/type'),
        flags: flagsAt(json, {
          anonymous: '/is_anonymous',
          hosting: '/is_hosting',
          mobile: '/is_mobile',
          anycast: '/is_anycast',
        }),
      }),
    });
  },
  trouble(json, { status, headers }, now): Failure | null {
    // A token that is not known and a product that the plan does not have are both 403.
    if (status === 403) {
      const message = [textAt(json, '/error/title'), textAt(json, '/error'), textAt(json, '/title')].join(' ');
      return /token/i.test(message) ? { kind: 'refused-key', status } : { kind: 'not-in-plan' };
    }
    // The month's quota is spent; no header says until when.
    if (status === 429 && headers.get('retry-after') === null) return { kind: 'limited', until: nextDay(now) };
    return status === 200 && valueAt(json, '/error') !== undefined ? { kind: 'bad-shape', field: 'error' } : null;
  },
};
