import { z } from 'zod';
import { cleanText } from './clean-text.ts';

/** Most entries kept of a list in an answer. */
const longestList = 50;

/** A text: cleaned and bounded; null where it is missing, null or blank. */
export const wireText = z
  .string()
  .nullish()
  .transform((text) => (text ? cleanText(text) || null : null));

/** An integer, null where it is missing or null. */
export const wireInteger = z
  .int()
  .nullish()
  .transform((value) => value ?? null);

/** A yes or no, null where it is missing or null. */
export const wireFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);

/** A list of texts without its blanks, empty where it is missing or null. */
export const wireTexts = z
  .array(z.string().nullable())
  .nullish()
  .transform((texts) => (texts ?? []).slice(0, longestList).flatMap((text) => (text && cleanText(text)) || []));

/** Two numbers, null where they are missing or either is null. */
export const wirePair = z
  .tuple([z.number().nullable(), z.number().nullable()])
  .nullish()
  .transform((pair): [number, number] | null => {
    const [first = null, second = null] = pair ?? [];
    return first === null || second === null ? null : [first, second];
  });

/** A country: `code` where two letters came (ISO 3166-1 alpha-2), else `text` as it came. */
export const wireCountry = wireText.transform((text): { code: string | null; text: string | null } =>
  text !== null && /^[a-z]{2}$/i.test(text) ? { code: text.toUpperCase(), text: null } : { code: null, text },
);
