import { formatIp } from '../../address/format-ip.ts';
import { parseIp } from '../../address/parse-ip.ts';
import { failed, ok } from '../../model/result.ts';
import { subjectKey } from '../../model/subject-key.ts';
import { ipGeolocationWire } from './ip-geolocation-wire.ts';
import type { Operation } from './operation.ts';
import { orderRange } from './order-range.ts';
import { readWire } from './read-wire.ts';
import { requestUrl } from './request-url.ts';

/**
 * IP geolocation: `service-interface.md` sections 2.2 and 4.2. An answer about another address than the one asked is not
 * an answer. The order of `range` is not documented, so the answering country decides it.
 */
export const ipGeolocation: Operation = {
  id: 'ipGeolocation',
  kinds: ['ip'],
  url: ({ base, path, subject, key }) =>
    requestUrl(base, path, {
      parameters: [
        ['ip', subjectKey(subject)],
        ['api_key', key],
      ],
    }),
  decode: (json, { subject, countryBoxes }) => {
    const wire = readWire(json, ipGeolocationWire());
    if (!wire.ok) return wire;
    const body = wire.value;
    const asked = subjectKey(subject);
    if (body.ip !== null && canonicalIp(body.ip) !== canonicalIp(asked)) {
      return failed({ kind: 'bad-shape', field: 'ip' });
    }
    const ordered = body.range && orderRange(body.range, { country: body.country.code, boxes: countryBoxes });
    return ok({
      operation: 'ipGeolocation',
      status: body.status,
      ip: asked,
      coordinates: ordered?.coordinates ?? null,
      orderInDoubt: ordered?.inDoubt ?? false,
      rawRange: ordered === null ? body.range : null,
      region: body.region,
      country: body.country.code,
      countryName: body.country_name ?? body.country.text,
      postalCode: body.postal,
      timeZone: body.timezone,
    });
  },
};

function canonicalIp(text: string): string | null {
  const ip = parseIp(text);
  return ip && formatIp(ip);
}
