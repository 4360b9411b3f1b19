import { callTime, localTime } from '../../lib/words/clocks.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { hourIcons } from './report-icons.ts';
import type { HereAndNow } from './surface.ts';

/**
 * The local time at a number's location, with a day only if it is not the user's. The icon for the part of the day tells
 * it from a row's age. Nothing if no zone is known.
 */
export function RowTime({ timeZones, now, here }: HereAndNow & { timeZones: readonly string[] }) {
  const time = localTime(timeZones, now, here);
  const part = callTime(timeZones, now);
  if (time === null || part === null) return null;
  const words = say('headlinePair', time, part.text);
  return (
    <span class="nl-muted nl-fixed nl-pick-time" role="img" aria-label={words} title={words}>
      <Icon name={hourIcons[part.light]} size={13} />
      {time}
    </span>
  );
}
