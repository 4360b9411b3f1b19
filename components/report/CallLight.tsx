import type { CallTime } from '../../lib/report/wording/times.ts';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import './call-light.css';

/** An icon for each part of the day. */
export const hourIcons = {
  day: 'sun',
  morning: 'horizon',
  evening: 'horizon',
  night: 'moon',
  mixed: 'clock',
} as const satisfies Record<CallTime['light'], IconName>;

/** The part of the day that a call would reach, by icon, word and color. */
export function CallLight({ time: { light, text } }: { time: CallTime }) {
  return (
    <span class={`nl-light nl-light-${light}`}>
      <Icon name={hourIcons[light]} size={14} />
      {text}
    </span>
  );
}
