import { z } from 'zod';
import { once } from '../once.ts';
import { subjectSchema } from '../subject-schema.ts';

/**
 * The rungs of the country ladder, in order. Each names a country for numbers in national format: the user's choice for
 * the site, schema.org on the page, other numbers on it, its language, the site's domain, the user's default. `text`:
 * the text around the number, if it shows another country than all of these. `row`: another cell of its row in a table.
 * `home`: it is the user's default, and nothing on the page speaks for another country.
 */
export const countryRungs = [
  'chosen',
  'schema',
  'numbers',
  'language',
  'domain',
  'person',
  'text',
  'row',
  'home',
] as const;
export type CountryRung = (typeof countryRungs)[number];

/**
 * Why a text is read as a number: its own country code, a link, a phone word before it, or its format alone.
 * `unassigned`: a plus or a phone word, although no range of the numbering plan contains it. Why it is read as an
 * address: a word before it, what is beside it or on its line, or its format alone. `doubtful`: it may be a version.
 */
export const findReasons = ['code', 'link', 'word', 'form', 'unassigned', 'beside', 'doubtful'] as const;
export type FindReason = (typeof findReasons)[number];

/**
 * How a find is drawn if people see something else than was read: its digits in another order, as on pages from right to
 * left, or something over them or added to them.
 */
export const drawnOtherwise = ['turned', 'covered'] as const;
export type DrawnOtherwise = (typeof drawnOtherwise)[number];

/** Most characters kept of a number as it is written, or of a link's address. */
export const writtenCharacters = 120;

const written = once(() => z.string().max(writtenCharacters));
const country = once(() => z.string().length(2));

/**
 * How a number on a page was read, for its card. The page script passes it on unread and sends it back with
 * `prepareCard`, so it can be trusted no more than the page. `written` is the number as it is written, or the address
 * of a link. `rung` named its country; null if the number has its own country code. `otherwise` is what the ladder
 * gives without the user's choice for the site; null if there is no such choice. `shown` is a link's second
 * number. `instead`, `beside`: this number is the one that the link calls, and its text shows the second one instead or
 * as well. `called`: this number is only in the text, and the link calls the second one. `also`: the link calls both.
 * `unread` is what the link may call besides, in short, if that cannot be read as a number.
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
        role: z.enum(['instead', 'beside', 'called', 'also']),
      })
      .nullable(),
    unread: written().optional(),
  }),
);

export type PageReading = z.infer<ReturnType<typeof pageReadingSchema>>;

/** Most numbers of a page that are counted; more would not change what they show about its country. */
export const mostCounted = 100;

/**
 * What the numbers with a country code on a page show about its country. `counts` has their number by ISO 3166-1
 * alpha-2; `numbers` are those counted (E.164), so that each counts once, in however many batches the page is read. The
 * page script gets it with each reply and sends it with the next batch, as the worker keeps nothing. `reread`: the
 * page's earlier texts were read again because of it, which happens once.
 */
export const pageEvidenceSchema = once(() =>
  z.strictObject({
    counts: z.record(z.string().length(2), z.int().min(0).max(1_000_000)),
    numbers: z.array(z.string().max(20)).max(mostCounted),
    reread: z.boolean(),
  }),
);

export type PageEvidence = z.infer<ReturnType<typeof pageEvidenceSchema>>;

/**
 * What a page's markup publishes near one phone number, as the page script found it: unread and not to be trusted. An
 * item is a text of JSON-LD or a property of microdata or hCard. `phone` is the property's value; for a link, its
 * address and its text on two lines. `name` is that of the thing it belongs to, empty if it has none.
 */
export type Published = ({ jsonLd: string } | { phone: string; name: string })[];
