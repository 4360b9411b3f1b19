import { z } from 'zod';
import { once } from '../../model/once.ts';
import { ok } from '../../model/result.ts';
import { subjectKey } from '../../model/subject.ts';
import type { ServiceOperation } from './operations.ts';
import { readWire, wireCountry, wireText } from './wire.ts';

/**
 * Caller ID. The number goes with its plus sign, encoded. The service's documentation does not say what `country`
 * holds: two letters are a code, anything else is text.
 */
export const callerId: ServiceOperation = {
  id: 'callerId',
  kinds: ['phone'],
  request: ({ path, subject, fields }) => ({
    path,
    query: [
      ['api_key', fields['key'] ?? ''],
      ['number', subjectKey(subject)], // guard documented-query
    ],
  }),
  decode: (json) => {
    const wire = readWire(json, callerIdWire());
    if (!wire.ok) return wire;
    const { body, odd } = wire.value;
    const { name, carrier, country } = body;
    return ok({ operation: 'callerId', name, carrier, country: country.code, countryText: country.text, ...odd });
  },
};

/** The answer of caller ID as it is sent: the documented fields, in their order. */
export const callerIdWire = once(() =>
  z.object({
    name: wireText(),
    carrier: wireText(),
    country: wireCountry(),
  }),
);
