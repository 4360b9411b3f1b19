import { z } from 'zod';
import type { Failure } from '../../model/answer/failure.ts';
import type { OddFields } from '../../model/answer/service-answer.ts';
import { once } from '../../model/once.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import { cleanText } from '../../text/clean-text.ts';

/*
 * The types of the documented fields. The documentation shows one type for each, but services send others: a value with only
 * one possible meaning is read (`"41"` as 41, one zone as a list of one). Every reader accepts a missing field and null, so
 * that `readWire` can leave out a field of any other type and keep the rest.
 */

/** Most entries to keep of a list in an answer. */
const longestList = 50;

/** A text: cleaned and bounded; null if it is missing, null or blank. */
export const wireText = once(() => z.string().nullish().transform(textOrNull));

/** A text that may also come as a whole number, such as a postal code. */
export const wireTextOrNumber = once(() =>
  z
    .union([z.string(), z.int().transform(String)])
    .nullish()
    .transform(textOrNull),
);

/** A text that may also come as a list of one. */
export const wireOnlyText = once(() =>
  z
    .union([z.string(), z.array(z.string().nullable()).max(1)])
    .nullish()
    .transform((given) => textOrNull(typeof given === 'string' ? given : given?.[0])),
);

/** An integer, also as decimal digits in a text; null if it is missing, null or blank. */
export const wireInteger = once(() =>
  z
    .union([z.int(), numberText(/^[+-]?\d{1,15}$/)])
    .nullish()
    .transform((value) => value ?? null),
);

/** A yes or no, also as the words `true` and `false`; null if it is missing or null. */
export const wireFlag = once(() => {
  const word = z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['true', 'false']));
  return z
    .union([z.boolean(), word.transform((text) => text === 'true')])
    .nullish()
    .transform((value) => value ?? null);
});

/** A list of texts without its blanks, also one text alone; empty if it is missing or null. */
export const wireTexts = once(() =>
  z
    .union([z.string().transform((text) => [text]), z.array(z.string().nullable())])
    .nullish()
    .transform((texts) => (texts ?? []).slice(0, longestList).flatMap((text) => textOrNull(text) ?? [])),
);

/**
 * Two numbers, each also as a text, or both in one text (`59.91,10.75`); null if they are missing or either is null.
 */
export const wirePair = once(() => {
  const number = z.union([z.number(), numberText(/^[+-]?\d{1,3}(?:\.\d{1,20})?$/)]).nullable();
  return z
    .preprocess(
      (given) => (typeof given !== 'string' ? given : given.trim() === '' ? null : given.split(/[,;]/)),
      z.tuple([number, number]).nullish(),
    )
    .transform((both): [number, number] | null => {
      const [first = null, second = null] = both ?? [];
      return first === null || second === null ? null : [first, second];
    });
});

/**
 * A country: `code` if two letters came (ISO 3166-1 alpha-2, which reserves UK for the United Kingdom's GB), otherwise
 * `text` as it came.
 */
export const wireCountry = once(() =>
  wireText().transform((text): { code: string | null; text: string | null } => {
    if (text === null || !/^[a-z]{2}$/i.test(text)) return { code: null, text };
    const code = text.toUpperCase();
    return { code: code === 'UK' ? 'GB' : code, text: null };
  }),
);

function textOrNull(text: string | null | undefined): string | null {
  return text ? cleanText(text) || null : null;
}

/** A number written as a text in this format; null if it is blank. */
function numberText(form: RegExp) {
  return z
    .string()
    .trim()
    .refine((text) => text === '' || form.test(text))
    .transform((text) => (text === '' ? null : Number(text)));
}

/** The documented fields of an answer, and the names of those whose type could not be read. */
type Read<Body> = { body: Body; odd: OddFields };

/**
 * Reads an operation's documented fields from a JSON object and ignores all others. A field of a type that can't be
 * read is left out alone: the answer is paid for. If no documented field can be read, that is a failure that names one:
 * the service documents no format for errors, and an error sent with status 200 must not count as an answer.
 */
export function readWire<Shape extends z.ZodRawShape>(
  json: object,
  schema: z.ZodObject<Shape>,
): Result<Read<z.infer<z.ZodObject<Shape>>>, Extract<Failure, { kind: 'bad-shape' }>> {
  const documented = Object.keys(schema.shape);
  const whole = schema.safeParse(json);
  const misfits = new Set(whole.error?.issues.map(({ path }) => path[0]));
  const fitting = Object.entries(json).filter(([field]) => documented.includes(field) && !misfits.has(field)); // guard documented-fields
  const read = schema.safeParse(Object.fromEntries(fitting));
  const oddFields = documented.filter((field) => misfits.has(field));
  if (fitting.length === 0 || !read.success) {
    return failed({ kind: 'bad-shape', field: oddFields[0] ?? documented[0] ?? '' });
  }
  return ok({ body: read.data, odd: oddFields.length > 0 ? { oddFields } : {} });
}
