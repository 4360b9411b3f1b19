import type { FoundSubject } from '../model/found.ts';

/** The frame in which a subject stands for the `nth` time of all (from 0), and which time that is there. */
export function placeOfNth({ places }: FoundSubject, nth: number): { frame: number; nth: number } {
  let before = 0;
  for (const { frame, count } of places) {
    if (nth < before + count) return { frame, nth: nth - before };
    before += count;
  }
  return { frame: places[0]?.frame ?? 0, nth: 0 };
}
