import { z } from 'zod';
import { once } from './once.ts';

/** Numbers of a page that are counted; more say no more of its country. */
export const mostCounted = 100;

/**
 * What the numbers with a country code on a page say of its country: how many of each, by ISO 3166-1 alpha-2, and which
 * were counted (E.164), so that each counts once, however often and in whatever portions the page is read. The page
 * script gets it with each reply and sends it with the next batch, as the worker keeps nothing. `reread`: its
 * earlier texts were decided on once more because of it, which happens once.
 */
export const pageEvidenceSchema = once(() =>
  z.strictObject({
    counts: z.record(z.string().length(2), z.int().min(0).max(1_000_000)),
    numbers: z.array(z.string().max(20)).max(mostCounted),
    reread: z.boolean(),
  }),
);

export type PageEvidence = z.infer<ReturnType<typeof pageEvidenceSchema>>;
