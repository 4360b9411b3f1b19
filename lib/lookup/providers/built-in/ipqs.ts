import type { Failure } from '../../../model/answer/failure.ts';
import { failed, ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { BuiltInProvider } from '../provider.ts';
import {
  asnAt,
  callerNameAt,
  coordinatesAt,
  countryAt,
  flagAt,
  flagsAt,
  givenFacts,
  lineTypeAt,
  nextDay,
  scoreAt,
  textAt,
  zoneAt,
} from '../read-values.ts';

/**
 * IPQualityScore, in the form with the key in a header, not in the path. One key is for numbers and IP addresses.
 * What went wrong is in words, in an answer with status 200.
 */
export const provider: BuiltInProvider = {
  id: 'ipqs',
  kinds: ['phone', 'ip'],
  gives: [
    ...(['valid', 'callerName', 'carrier', 'lineType', 'country', 'region', 'location', 'postalCode'] as const),
    ...(['coordinates', 'timeZone', 'asn', 'network', 'hostname', 'usage', 'flags', 'riskScore'] as const),
  ],
  // "Suspicious, not necessarily fraudulent" from 75 on, "high risk" from 85 on (its documentation, "response parameters").
  riskScale: { raised: 75, high: 85 },
  origins: ['https://ipqualityscore.com'],
  fields: [{ id: 'key', secret: true }],
  limits: { minute: 5, day: 35 },
  mayHover: true,
  request: ({ subject, fields }) => ({
    path: `/api/json/${subject.kind}`,
    query: [[subject.kind, subjectKey(subject)]],
    headers: { 'ipqs-key': fields['key'] ?? '' },
  }),
  read(json, { kind }) {
    if (flagAt(json, '/success') !== true) return failed({ kind: 'bad-shape', field: 'success' });
    const phone = kind === 'phone';
    return ok({
      facts: givenFacts({
        valid: phone ? flagAt(json, '/valid') : undefined,
        callerName: phone ? callerNameAt(json, '/name') : undefined,
        carrier: textAt(json, '/carrier'),
        lineType: lineTypeAt(json, '/line_type'),
        country: countryAt(json, phone ? '/country' : '/country_code'),
        region: textAt(json, '/region'),
        location: textAt(json, '/city'),
        postalCode: textAt(json, '/zip_code'),
        coordinates: coordinatesAt(json, '/latitude', '/longitude'),
        timeZone: zoneAt(json, '/timezone'),
        asn: asnAt(json, '/ASN'),
        network: textAt(json, '/ISP'),
        hostname: textAt(json, '/host'),
        usage: textAt(json, '/connection_type'),
        flags: flagsAt(json, { vpn: '/vpn', proxy: '/proxy', tor: '/tor', mobile: '/mobile' }),
        riskScore: scoreAt(json, '/fraud_score'),
      }),
    });
  },
  trouble(json, { status }, now): Failure | null {
    if (status !== 200 || flagAt(json, '/success') !== false) return null;
    const message = textAt(json, '/message') ?? '';
    if (/credit|quota|exceed/i.test(message)) return { kind: 'limited', until: nextDay(now) };
    if (/key|unauthori[sz]ed/i.test(message)) return { kind: 'refused-key', status: 401 };
    return { kind: 'not-found' };
  },
};
