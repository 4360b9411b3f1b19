import type { Candidate } from './find-candidates.ts';

/** The digits that toll-free numbers with letters start with everywhere, and two letters or more. */
const sign = /[38]\d\d[ .)-]{1,2}(?:\d{1,3}[ .-])?[A-Z]{2}/;
const run =
  /(?<![\p{L}\d_/.@#&=-])(?:\+?1[ .-]{1,2})?\(?(?:0?8\d\d|1[38]00)(?!\d)[ .)-]{1,2}(?:\d{1,3}[ .-])?[A-Z]{2}[A-Z\d-]{1,14}(?: [A-Z]{2,7}(?![\p{L}\d]))?(?![\p{L}\d_@])/gu;

/** Finds what may be numbers written with the letters of a telephone's keys: `1-800-GO-FEDEX`. */
export function letteredRuns(text: string): Candidate[] {
  if (!sign.test(text)) return [];
  return Array.from(text.matchAll(run), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    kind: 'letters' as const,
  }));
}
