/** A page that took so many cards away within this time, ms, fights them. */
const most = 3;
const time = 60_000;

/** Counts the cards that a page took away (SECURITY R32). */
export type Fights = {
  /** It took one away; `lost` is called with the one that is too many. */
  count(): void;
  /** Whether it has won: cards open no longer by hovering. */
  readonly lost: boolean;
};

export function createFights(told: () => void): Fights {
  let times: number[] = [];
  let lost = false;
  return {
    count() {
      const now = performance.now();
      times = [...times, now].filter((at) => now - at < time);
      if (lost || times.length < most) return;
      lost = true;
      told();
    },
    get lost() {
      return lost;
    },
  };
}
