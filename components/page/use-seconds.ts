import { useEffect, useState } from 'preact/hooks';

const second = 1_000;

/** The time now (ms since 1970), renewed each second until a time to come, for a countdown; `now` where there is none. */
export function useSeconds(now: number, until: number | null): number {
  const [ticked, tick] = useState(now);
  useEffect(() => {
    if (until === null || until <= now) return;
    const begun = Date.now();
    const timer = setInterval(() => {
      const time = now + Date.now() - begun;
      tick(time);
      if (time >= until) clearInterval(timer);
    }, second);
    return () => clearInterval(timer);
  }, [now, until]);
  return Math.max(now, ticked);
}
