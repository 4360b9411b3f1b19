import { ok } from '../../model/result.ts';
import { subjectKey } from '../../model/subject-key.ts';
import { readLineType } from './line-type.ts';
import type { Operation } from './operation.ts';
import { phoneValidationWire } from './phone-validation-wire.ts';
import { readWire } from './read-wire.ts';
import { requestUrl } from './request-url.ts';

/**
 * Phone number validation: `service-interface.md` sections 2.1 and 4.1. The number goes as digits with the country code,
 * as in the documented query; only the status VALID_CONFIRMED is a confirmation, since no other value is documented.
 */
export const phoneValidation: Operation = {
  id: 'phoneValidation',
  kinds: ['phone'],
  url: ({ base, path, subject, country, key }) =>
    requestUrl(base, path, {
      parameters: [
        ['phone_number', subjectKey(subject).replace('+', '')],
        ...(country === null ? [] : [['country_code', country] as const]),
        ['api_key', key],
      ],
    }),
  decode: (json) => {
    const wire = readWire(json, phoneValidationWire());
    if (!wire.ok) return wire;
    const body = wire.value;
    const remain = body.ratelimit_remain;
    const seconds = body.ratelimit_seconds;
    const international = body.formatinternational ?? body.formatted_number;
    return ok({
      operation: 'phoneValidation',
      status: body.status,
      confirmed: body.status === 'VALID_CONFIRMED',
      lineType: body.linetype === null ? null : readLineType(body.linetype),
      carrier: body.carrier,
      location: body.location,
      callingCode: body.countrycodenum,
      country: body.countrycode.code,
      countryName: body.countryname ?? body.countrycode.text,
      national: body.formatnational,
      international,
      formatted: body.formatted_number === international ? null : body.formatted_number,
      timeZones: body.timezone,
      quota: remain === null && seconds === null ? null : { remain, seconds },
    });
  },
};
