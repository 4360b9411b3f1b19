import type { Report } from '../../lib/model/report.ts';
import { ageText } from '../../lib/report/age-text.ts';
import { staleAnswers } from '../../lib/report/stale-answers.ts';
import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { Button } from '../parts/Button.tsx';
import './online-line.css';

type StaleLineProps = { report: Report; now: number; onRefresh: () => void };

/** That an answer is an old one, and a button that asks again; nothing else does (SECURITY R30). */
export function StaleLine({ report, now, onRefresh }: StaleLineProps) {
  const stale = staleAnswers(report, now);
  if (stale.length === 0) return null;
  const oldest = Math.min(...stale.map(({ at }) => at));
  return (
    <div class="nl-online-line">
      <p class="nl-online-words">
        {say('staleAnswer', ageText(oldest, now))} {sayCount('refreshSpends', stale.length)}
      </p>
      <Button kind="link" onPress={onRefresh}>
        {say('refresh')}
      </Button>
    </div>
  );
}
