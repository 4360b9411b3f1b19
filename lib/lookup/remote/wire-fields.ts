import { z } from 'zod';
import { once } from '../../model/once.ts';
import { cleanText } from './clean-text.ts';

/** Most entries kept of a list in an answer. */
const longestList = 50;

/** A text: cleaned and bounded; null where it is missing, null or blank. */
export const wireText = once(() =>
  z
    .string()
    .nullish()
    .transform((text) => (text ? cleanText(text) || null : null)),
);

/** An integer, null where it is missing or null. */
export const wireInteger = once(() =>
  z
    .int()
    .nullish()
    .transform((value) => value ?? null),
);

/** A yes or no, null where it is missing or null. */
export const wireFlag = once(() =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
);

/** A list of texts without its blanks, empty where it is missing or null. */
export const wireTexts = once(() =>
  z
    .array(z.string().nullable())
    .nullish()
    .transform((texts) => (texts ?? []).slice(0, longestList).flatMap((text) => (text && cleanText(text)) || [])),
);

/** Two numbers, null where they are missing or either is null. */
export const wirePair = once(() =>
  z
    .tuple([z.number().nullable(), z.number().nullable()])
    .nullish()
    .transform((pair): [number, number] | null => {
      const [first = null, second = null] = pair ?? [];
      return first === null || second === null ? null : [first, second];
    }),
);

/** A country: `code` where two letters came (ISO 3166-1 alpha-2), else `text` as it came. */
export const wireCountry = once(() =>
  wireText().transform((text): { code: string | null; text: string | null } =>
    text !== null && /^[a-z]{2}$/i.test(text) ? { code: text.toUpperCase(), text: null } : { code: null, text },
  ),
);
