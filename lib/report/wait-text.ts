import { say } from '../words/say.ts';

/** How long until a time, in short words ("in 40 s", "in 12 min"); null where it is not known or has passed. */
export function waitText(until: number | null, now: number): string | null {
  if (until === null || until <= now) return null;
  const seconds = Math.ceil((until - now) / 1000);
  return seconds < 90 ? say('waitSeconds', seconds) : say('waitMinutes', Math.ceil(seconds / 60));
}
