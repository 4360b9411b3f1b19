import type { Failure } from '../../../model/answer/failure.ts';
import { ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { BuiltInProvider } from '../provider.ts';
import { aboutOther, countAt, countryAt, flagsAt, givenFacts, scoreAt, textAt } from '../read-values.ts';

/** AbuseIPDB's check: how often an address was reported. Without `verbose`, which brings the reporters' own words. */
export const provider: BuiltInProvider = {
  id: 'abuseIpdb',
  kinds: ['ip'],
  gives: ['country', 'network', 'hostname', 'usage', 'flags', 'riskScore', 'reports'],
  // Its blocklist has addresses from 25 on.
  riskScale: { raised: 25, high: 75 },
  origins: ['https://api.abuseipdb.com'],
  fields: [{ id: 'key', secret: true }],
  limits: { minute: 30, day: 500 },
  mayHover: true,
  request: ({ subject, fields }) => ({
    path: '/api/v2/check',
    query: [
      ['ipAddress', subjectKey(subject)],
      ['maxAgeInDays', '90'],
    ],
    headers: { key: fields['key'] ?? '' },
  }),
  read(json, subject) {
    const other = aboutOther(json, '/data/ipAddress', subject);
    if (other) return other;
    return ok({
      facts: givenFacts({
        country: countryAt(json, '/data/countryCode'),
        network: textAt(json, '/data/isp'),
        hostname: textAt(json, '/data/hostnames/0'),
        usage: textAt(json, '/data/usageType'),
        flags: flagsAt(json, { tor: '/data/isTor' }),
        riskScore: scoreAt(json, '/data/abuseConfidenceScore'),
        reports: countAt(json, '/data/totalReports'),
      }),
    });
  },
  // It does not take this address: neither the key nor the service is at fault.
  trouble: (_, { status }): Failure | null => (status === 422 ? { kind: 'not-found' } : null),
  quota(_, { headers }) {
    const remain = count(headers.get('x-ratelimit-remaining'));
    const reset = count(headers.get('x-ratelimit-reset'));
    if (remain === null) return null;
    return { remain, seconds: null, until: reset === null ? undefined : reset * 1000 };
  },
};

function count(header: string | null): number | null {
  return header !== null && /^\d{1,12}$/.test(header) ? Number(header) : null;
}
