import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { useEffect, useReducer } from 'preact/hooks';

/** How often a clock is renewed (ms): often enough for ages and times of day in minutes. */
const step = 20_000;

/** The time that a clock of this page showed last (ms since 1970). */
let shown: number | null = null;

/** Starts a clock: a signal with the time now (ms since 1970), renewed until `until` aborts. */
export function clock(until: AbortSignal): ReadonlySignal<number> {
  const read = () => {
    shown = Date.now();
    return shown;
  };
  const now = signal(read());
  const timer = setInterval(() => {
    now.value = read();
  }, step);
  until.addEventListener('abort', () => clearInterval(timer), { once: true });
  return now;
}

/** Returns the exact time now if `now` is what a clock shows, which may be 20 s old. Any other time is returned as it is. */
export function exactly(now: number): number {
  return now === shown ? Date.now() : now;
}

/** Returns the user's own IANA time zone. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const second = 1_000;

/** Returns the time now for a countdown: renewed each second up to the time `until`, or just `now` if that is null. */
export function useSeconds(now: number, until: number | null): number {
  const [, tick] = useReducer<number, undefined>((ticks) => ticks + 1, 0);
  useEffect(() => {
    if (until === null || until <= exactly(now)) return;
    const timer = setInterval(() => {
      tick(undefined);
      if (exactly(now) >= until) clearInterval(timer);
    }, second);
    return () => clearInterval(timer);
  }, [now, until]);
  return until === null ? now : exactly(now);
}
