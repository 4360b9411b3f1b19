import { z } from 'zod';
import { once } from '../../model/once.ts';
import { wireCountry, wireFlag, wirePair, wireText } from './wire-fields.ts';

/** The answer of IP geolocation as it travels: `service-interface.md` section 2.2, field by field. */
export const ipGeolocationWire = once(() =>
  z.object({
    status: wireFlag(),
    ip: wireText(),
    range: wirePair(),
    region: wireText(),
    country: wireCountry(),
    country_name: wireText(),
    postal: wireText(),
    timezone: wireText(),
  }),
);
