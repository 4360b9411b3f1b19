import { failed, ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { BuiltInProvider } from '../provider.ts';
import { callerNameAt, countryAt, givenFacts, lineTypeAt, textAt, valueAt } from '../read-values.ts';

/** What can be asked for, by Telnyx's own names: each is billed. */
const types = ['carrier', 'carrier,caller-name', 'caller-name'] as const;

/**
 * Telnyx Number Lookup. The kind of line is that of `portability` if it is known: `carrier.type` is about the carrier.
 * A number that is not valid is an error there, never an answer.
 */
export const provider: BuiltInProvider = {
  id: 'telnyx',
  kinds: ['phone'],
  gives: ['country', 'carrier', 'lineType', 'ported', 'callerName'],
  origins: ['https://api.telnyx.com'],
  fields: [
    { id: 'key', secret: true },
    { id: 'plan', secret: false, choices: types },
  ],
  units: (fields) => (fields['plan'] ?? types[0]).split(',').length,
  limits: { minute: 10, day: 100 },
  mayHover: false,
  request: ({ subject, fields }) => ({
    path: `/v2/number_lookup/${subjectKey(subject)}`,
    query: (fields['plan'] ?? types[0]).split(',').map((type) => ['type', type] as const),
    headers: { authorization: `Bearer ${fields['key'] ?? ''}` },
  }),
  read(json) {
    if (textAt(json, '/data/phone_number') === undefined) {
      return failed({ kind: 'bad-shape', field: 'phone_number' });
    }
    const ported = textAt(json, '/data/portability/ported_status');
    const hasNoName = textAt(json, '/data/caller_name/error_code') !== undefined;
    const facts = givenFacts({
      country: countryAt(json, '/data/country_code'),
      carrier: textAt(json, '/data/carrier/normalized_carrier') ?? textAt(json, '/data/carrier/name'),
      lineType: lineTypeAt(json, '/data/portability/line_type') ?? lineTypeAt(json, '/data/carrier/type'),
      ported: ported === 'Y' || ported === 'N' ? ported === 'Y' : undefined,
      callerName: callerNameAt(json, '/data/caller_name/caller_name'),
    });
    return ok(hasNoName ? { facts, unchecked: ['callerName'] } : { facts });
  },
  trouble: (json, { status }) => {
    if (status === 422) return { kind: 'not-found' };
    return status === 403 && valueAt(json, '/errors') !== undefined ? { kind: 'not-in-plan' } : null;
  },
};
