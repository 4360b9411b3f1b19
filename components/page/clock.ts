import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { useEffect, useReducer } from 'preact/hooks';

const step = 20_000;

/** The time that a clock of this page showed last. */
let shown: number | null = null;

/** The time now (milliseconds since 1970), renewed often enough for ages and clocks in minutes, until `until` aborts. */
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

/** The time now, exactly, from a time that a clock shows, which may be a step old. A time of no clock stays as it is. */
export function exactly(now: number): number {
  return now === shown ? Date.now() : now;
}

/** The user's own IANA time zone. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const second = 1_000;

/** The time now (ms since 1970), renewed each second until a time to come, for a countdown; `now` if there is none. */
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
