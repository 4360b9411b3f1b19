import type { CallTime } from '../../lib/report/wording/times.ts';
import type { IconName } from '../parts/Icon.tsx';
import './call-light.css';

/** An icon for each part of the day. */
export const hourIcons = {
  day: 'sun',
  morning: 'horizon',
  evening: 'horizon',
  night: 'moon',
  mixed: 'clock',
} as const satisfies Record<CallTime['light'], IconName>;

/** The part of the day that a call would reach, in a word; what it is in several places takes a line of its own. */
export function CallLight({ time }: { time: CallTime }) {
  return <span class={time.light === 'mixed' ? 'nl-light nl-light-places' : 'nl-light'}>{time.text}</span>;
}
