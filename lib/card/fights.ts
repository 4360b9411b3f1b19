import { pageTime } from '../page/page-time.ts';

/** A page that took so many cards away within this time, ms, fights them. */
const most = 3;
const time = 60_000;

/** Counts the cards that a page takes away (SECURITY R32): to be called with each; `lost` is called with the one that is too many. */
export function createFights(lost: () => void): () => void {
  let times: number[] = [];
  return () => {
    const now = pageTime();
    times = [...times, now].filter((at) => now - at < time);
    if (times.length === most) lost();
  };
}
