import type { VerdictTone } from '../../lib/report/wording/verdict.ts';
import type { IconName } from '../parts/Icon.tsx';

/** A verdict's drawing, so that its color is not all that tells it. */
export const toneIcons = {
  confirmed: 'good',
  good: 'good',
  doubtful: 'doubtful',
  bad: 'bad',
  neutral: 'neutral',
  said: 'service',
  'could-not-check': 'doubtful',
} as const satisfies Record<VerdictTone, IconName>;
