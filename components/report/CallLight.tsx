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

/** The part of the day that a call would reach, in a word. */
export function CallLight({ time }: { time: CallTime }) {
  return <span class="nl-light">{time.text}</span>;
}
