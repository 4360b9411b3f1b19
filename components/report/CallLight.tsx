import type { CallTime } from '../../lib/report/wording/times.ts';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import './call-light.css';

const icons = {
  day: 'sun',
  morning: 'horizon',
  evening: 'horizon',
  night: 'moon',
  mixed: 'address',
} as const satisfies Record<CallTime['light'], IconName>;

/** What hours a call would meet: by drawing, word and colour. */
export function CallLight({ time: { light, text } }: { time: CallTime }) {
  return (
    <span class={`nl-light nl-light-${light}`}>
      <Icon name={icons[light]} size={14} />
      {text}
    </span>
  );
}
