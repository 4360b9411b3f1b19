import { z } from 'zod';
import { once } from './once.ts';
import { subjectSchema } from './subject.ts';

/**
 * The rungs of the country ladder that name a country for numbers written nationally, in their order: the person's choice
 * for the site, schema.org on the page, other numbers on it, its language, the site's domain, the person's default.
 */
export const countryRungs = ['chosen', 'schema', 'numbers', 'language', 'domain', 'person'] as const;
export type CountryRung = (typeof countryRungs)[number];

/** Why a text was taken for a number: its own country code, a link, a phone word before it, or its form alone. */
export const findReasons = ['code', 'link', 'word', 'form'] as const;
export type FindReason = (typeof findReasons)[number];

/** Most characters of a number as it is written, or of a link's address, that are kept with it. */
export const writtenCharacters = 120;

const written = once(() => z.string().max(writtenCharacters));
const country = once(() => z.string().length(2));

/**
 * How a number on a page was read, for its card. It travels through the page script, which does not look into it, and
 * comes back with `prepareCard`: no more to be trusted than the page.
 *
 * `written` is the number as it stands there, of a link its address. `rung` named its country, null where the number
 * carries its own. `otherwise` is what the ladder says without the person's choice for the site, null where that was
 * not used. `shown` is the number in a link's text, where it is another than the link's.
 */
export const pageReadingSchema = once(() =>
  z.strictObject({
    written: written(),
    reason: z.enum(findReasons),
    rung: z.enum(countryRungs).nullable(),
    otherwise: z.strictObject({ country: country(), rung: z.enum(countryRungs) }).nullable(),
    shown: z
      .strictObject({
        subject: subjectSchema(),
        country: country().nullable(),
        rung: z.enum(countryRungs).nullable(),
        written: written(),
      })
      .nullable(),
  }),
);

export type PageReading = z.infer<ReturnType<typeof pageReadingSchema>>;
