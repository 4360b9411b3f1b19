import { z } from 'zod';
import { formatIp, parseIp } from '../../address/ip.ts';
import type { CountryBoxes } from '../../data/country-map.ts';
import { isInCountry } from '../../data/country-map.ts';
import { once } from '../../model/once.ts';
import { failed, ok } from '../../model/result.ts';
import { subjectKey } from '../../model/subject.ts';
import type { ServiceOperation } from './operations.ts';
import { readWire, wireCountry, wireFlag, wireOnlyText, wirePair, wireText, wireTextOrNumber } from './wire.ts';

/**
 * IP geolocation. An answer about another IP address than the requested one is a failure. The order of the numbers in
 * `range` is not documented, so the answer's country decides it.
 */
export const ipGeolocation: ServiceOperation = {
  id: 'ipGeolocation',
  kinds: ['ip'],
  request: ({ path, subject, fields }) => ({
    path,
    query: [
      ['ip', subjectKey(subject)],
      ['api_key', fields['key'] ?? ''],
    ],
  }),
  decode: (json, { subject, countryBoxes }) => {
    const wire = readWire(json, ipGeolocationWire());
    if (!wire.ok) return wire;
    const { body, odd } = wire.value;
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
      ...odd,
    });
  },
};

function canonicalIp(text: string): string | null {
  const ip = parseIp(text);
  return ip && formatIp(ip);
}

/** The answer of IP geolocation as it is sent: the documented fields, in their order. */
export const ipGeolocationWire = once(() =>
  z.object({
    status: wireFlag(),
    ip: wireText(),
    range: wirePair(),
    region: wireText(),
    country: wireCountry(),
    country_name: wireText(),
    postal: wireTextOrNumber(),
    timezone: wireOnlyText(),
  }),
);

type Coordinates = { latitude: number; longitude: number };

/** `inDoubt`: the other order is possible as well. */
export type OrderedRange = { coordinates: Coordinates; inDoubt: boolean };

/**
 * Decides which of the service's two numbers is the latitude, which its documentation leaves open. The
 * order that is in the answer's country wins. If both are, or if the country or its boxes are not known, the latitude
 * comes first if it can, and the order is in doubt if the other is possible too. Returns null if neither order is
 * possible, and for 0, 0, which is open sea and means "unknown".
 */
export function orderRange(
  [first, second]: readonly [number, number],
  { country, boxes }: { country: string | null; boxes: CountryBoxes | null },
): OrderedRange | null {
  if (first === 0 && second === 0) return null;
  const possible = [
    { latitude: first, longitude: second },
    { latitude: second, longitude: first },
  ].filter(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
  const fits = (place: Coordinates) => !boxes || !country || (isInCountry(boxes, country, place) ?? true);
  const [coordinates, other] = possible.filter(fits);
  return coordinates ? { coordinates, inDoubt: other !== undefined && first !== second } : null;
}
