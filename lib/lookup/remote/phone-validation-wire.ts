import { z } from 'zod';
import { once } from '../../model/once.ts';
import { wireCountry, wireInteger, wireText, wireTexts } from './wire-fields.ts';

/** The answer of phone validation as it travels: `service-interface.md` section 2.1, field by field. */
export const phoneValidationWire = once(() =>
  z.object({
    status: wireText(),
    formatted_number: wireText(),
    linetype: wireText(),
    carrier: wireText(),
    location: wireText(),
    countrycodenum: wireInteger(),
    countrycode: wireCountry(),
    countryname: wireText(),
    formatnational: wireText(),
    formatinternational: wireText(),
    timezone: wireTexts(),
    ratelimit_remain: wireInteger(),
    ratelimit_seconds: wireInteger(),
  }),
);
