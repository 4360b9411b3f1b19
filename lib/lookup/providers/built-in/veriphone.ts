import type { Failure } from '../../../model/answer/failure.ts';
import { failed, ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { BuiltInProvider } from '../provider.ts';
import { countryAt, flagAt, givenFacts, lineTypeAt, textAt } from '../read-values.ts';

/** Veriphone. The number goes in E.164: otherwise Veriphone would read it with the country of the device that asks. */
export const provider: BuiltInProvider = {
  id: 'veriphone',
  kinds: ['phone'],
  gives: ['valid', 'country', 'countryName', 'location', 'carrier', 'lineType'],
  origins: ['https://api.veriphone.io'],
  fields: [{ id: 'key', secret: true }],
  limits: { minute: 10, day: 100 },
  mayHover: true,
  request: ({ subject, fields }) => ({
    path: '/v2/verify',
    query: [['phone', subjectKey(subject)]],
    headers: { authorization: `Bearer ${fields['key'] ?? ''}` },
  }),
  read(json) {
    const valid = flagAt(json, '/phone_valid');
    if (valid === undefined) return failed({ kind: 'bad-shape', field: 'phone_valid' });
    return ok({
      facts: givenFacts({
        valid,
        country: countryAt(json, '/country_code'),
        countryName: textAt(json, '/country'),
        location: textAt(json, '/phone_region'),
        carrier: textAt(json, '/carrier'),
        lineType: lineTypeAt(json, '/phone_type'),
      }),
    });
  },
  trouble: (json, { status }): Failure | null =>
    status === 200 && textAt(json, '/status') === 'syntax-error' ? { kind: 'not-found' } : null,
};
