import type { FactName } from '../../../model/answer/facts.ts';
import type { Failure } from '../../../model/answer/failure.ts';
import { failed, ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { Fields } from '../../service/operations.ts';
import type { BuiltInProvider } from '../provider.ts';
import { basicAuth, callerNameAt, countryAt, flagAt, givenFacts, lineTypeAt, textAt, valueAt } from '../read-values.ts';

/** What can be asked for besides the free check, by Twilio's own names: each package is billed. */
const packages = ['line_type_intelligence', 'line_type_intelligence,caller_name', 'caller_name', 'validation'] as const;

/**
 * Twilio Lookup v2. Two-part credentials: an account's SID and token, or an API key's SID and secret. A package can
 * fail inside a good answer, which costs only its facts.
 */
export const provider: BuiltInProvider = {
  id: 'twilio',
  kinds: ['phone'],
  gives: ['valid', 'country', 'carrier', 'lineType', 'callerName'],
  origins: ['https://lookups.twilio.com'],
  fields: [
    { id: 'account', secret: false },
    { id: 'secret', secret: true },
    { id: 'plan', secret: false, choices: packages },
  ],
  units: (fields) => Math.max(asked(fields).length, 1),
  limits: { minute: 10, day: 100 },
  mayHover: false,
  request: ({ subject, fields }) => ({
    path: `/v2/PhoneNumbers/${subjectKey(subject)}`,
    query: asked(fields).length === 0 ? [] : [['Fields', asked(fields).join(',')]],
    headers: { authorization: basicAuth(fields['account'], fields['secret']) },
  }),
  read(json) {
    const valid = flagAt(json, '/valid');
    if (valid === undefined && textAt(json, '/phone_number') === undefined) {
      return failed({ kind: 'bad-shape', field: 'valid' });
    }
    const unchecked: FactName[] = [
      ...(hasFailed(json, 'line_type_intelligence') ? (['carrier', 'lineType'] as const) : []),
      ...(hasFailed(json, 'caller_name') ? (['callerName'] as const) : []),
    ];
    const facts = givenFacts({
      valid,
      country: countryAt(json, '/country_code'),
      carrier: textAt(json, '/line_type_intelligence/carrier_name'),
      lineType: lineTypeAt(json, '/line_type_intelligence/type'),
      callerName: callerNameAt(json, '/caller_name/caller_name'),
    });
    return ok(unchecked.length > 0 ? { facts, unchecked } : { facts });
  },
  trouble: (json, { status }): Failure | null =>
    status === 429 || valueAt(json, '/code') === 20429 ? { kind: 'limited', until: null } : null,
};

function asked(fields: Fields): string[] {
  return (fields['plan'] ?? packages[0]).split(',').filter((name) => name !== 'validation');
}

function hasFailed(json: object, name: string): boolean {
  const code = valueAt(json, `/${name}/error_code`);
  return code !== undefined && code !== null;
}
