import { z } from 'zod';
import { once } from './once.ts';

/**
 * What the numbers with a country code on a page say of its country: how many of each, by ISO 3166-1 alpha-2. The page
 * script gets it with each reply and sends it with the next batch, as the worker keeps nothing. `reread`: the page was
 * read anew because of it, which happens once.
 */
export const pageEvidenceSchema = once(() =>
  z.strictObject({
    counts: z.record(z.string().length(2), z.int().min(0).max(1_000_000)),
    reread: z.boolean(),
  }),
);

export type PageEvidence = z.infer<ReturnType<typeof pageEvidenceSchema>>;
