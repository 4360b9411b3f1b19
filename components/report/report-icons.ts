import type { VerdictTone } from '../../lib/report/view/view.ts';
import type { CallTime } from '../../lib/words/clocks.ts';
import type { IconName } from '../parts/Icon.tsx';

/** A verdict's icon, so that the verdict does not depend on color. A tick is only for what somebody vouches for. */
export const toneIcons = {
  confirmed: 'good',
  vouched: 'good',
  good: null,
  doubtful: 'doubtful',
  bad: 'bad',
  neutral: 'neutral',
  said: 'service',
  'could-not-check': 'doubtful',
} as const satisfies Record<VerdictTone, IconName | null>;

/** An icon for each part of the day. */
export const hourIcons = {
  day: 'sun',
  morning: 'horizon',
  evening: 'horizon',
  night: 'moon',
  mixed: 'clock',
} as const satisfies Record<CallTime['light'], IconName>;
