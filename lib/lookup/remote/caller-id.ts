import { ok } from '../../model/result.ts';
import { subjectKey } from '../../model/subject-key.ts';
import { callerIdWire } from './caller-id-wire.ts';
import type { Operation } from './operation.ts';
import { readWire } from './read-wire.ts';
import { requestUrl } from './request-url.ts';

/**
 * Caller ID: `service-interface.md` sections 2.3 and 4.3. The number goes with its plus sign, encoded. The document does
 * not say what `country` holds: two letters are a code, anything else is text.
 */
export const callerId: Operation = {
  id: 'callerId',
  kinds: ['phone'],
  url: ({ base, path, subject, key }) =>
    requestUrl(base, path, {
      parameters: [
        ['api_key', key],
        ['number', subjectKey(subject)],
      ],
    }),
  decode: (json) => {
    const wire = readWire(json, callerIdWire());
    if (!wire.ok) return wire;
    const { name, carrier, country } = wire.value;
    return ok({ operation: 'callerId', name, carrier, country: country.code, countryText: country.text });
  },
};
