import { z } from 'zod';
import { once } from '../../model/once.ts';
import { wireCountry, wireText } from './wire-fields.ts';

/** The answer of caller ID as it travels: `service-interface.md` section 2.3, field by field. */
export const callerIdWire = once(() =>
  z.object({
    name: wireText(),
    carrier: wireText(),
    country: wireCountry(),
  }),
);
