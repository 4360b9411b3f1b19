import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

const step = 20_000;

/** The time now (milliseconds since 1970), renewed often enough for ages and clocks in minutes, until `until` aborts. */
export function clock(until: AbortSignal): ReadonlySignal<number> {
  const now = signal(Date.now());
  const timer = setInterval(() => {
    now.value = Date.now();
  }, step);
  until.addEventListener('abort', () => clearInterval(timer), { once: true });
  return now;
}
