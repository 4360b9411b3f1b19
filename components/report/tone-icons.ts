import type { VerdictTone } from '../../lib/report/wording/verdict.ts';
import type { IconName } from '../parts/Icon.tsx';

/** A verdict's icon, so that the verdict does not depend on color. */
export const toneIcons = {
  confirmed: 'good',
  good: 'good',
  doubtful: 'doubtful',
  bad: 'bad',
  neutral: 'neutral',
  said: 'service',
  'could-not-check': 'doubtful',
} as const satisfies Record<VerdictTone, IconName>;
