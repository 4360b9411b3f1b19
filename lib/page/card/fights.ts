import { pageTime } from '../dom/page-life.ts';

/** A page that removes this many cards within this time (ms) fights them. */
const mostFights = 3;
const fightTime = 60_000;

/** Returns a function to call for each card that the page removed. The third within a minute calls `lost`. */
export function createFights(lost: () => void): () => void {
  let times: number[] = [];
  return () => {
    const now = pageTime();
    times = [...times, now].filter((at) => now - at < fightTime);
    if (times.length === mostFights) lost();
  };
}
