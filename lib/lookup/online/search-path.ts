import type { Failure } from '../../model/failure.ts';
import type { Result } from '../../model/result.ts';
import { failed } from '../../model/result.ts';
import type { ServiceAnswer } from '../../model/service-answer.ts';
import type { Settings } from '../../model/settings.ts';
import { readPhonePath, savePhonePath } from '../../store/phone-path.ts';
import { firstPhonePath, nextPhonePath, phonePathText, phonePathToRemember } from '../remote/phone-path.ts';
import { createQueue } from './queue.ts';

type Outcome = Result<ServiceAnswer, Failure>;
type Spend = (path: string, isSearch: boolean) => Promise<Outcome>;
type Search = { base: string; setting: Settings['phonePath']; signal: AbortSignal; waitAtMost: number };

/**
 * Asks phone validation on the path that is set or remembered, else looks for it: once per address, one search at a time,
 * two calls at most (DESIGN, "finding which path works").
 */
export function createSearchPath(): (spend: Spend, search: Search) => Promise<Outcome> {
  const alone = createQueue(1);

  return async (spend, { base, setting, signal, waitAtMost }) => {
    const known = setting === 'automatic' ? await readPhonePath(base) : setting;
    if (known !== null) return spend(phonePathText[known], false);
    const searched = await alone(() => search(spend, base, setting), { signal, waitAtMost });
    if (searched.began) return searched.value;
    return failed({ kind: signal.aborted ? 'turned-off' : 'timeout' });
  };
}

async function search(spend: Spend, base: string, setting: Settings['phonePath']): Promise<Outcome> {
  const choice = { setting, remembered: await readPhonePath(base) };
  const first = firstPhonePath(choice);
  const outcome = await spend(phonePathText[first], choice.remembered === null);
  const next = outcome.ok ? null : nextPhonePath(choice, outcome.problem);
  const last = next ? await spend(phonePathText[next], false) : outcome;
  // Neither path is there: the search is over all the same, and from now on "not found" is the number's.
  const isNowhere = next !== null && !last.ok && nextPhonePath(choice, last.problem) !== null;
  const learnt = last.ok ? phonePathToRemember(choice, next ?? first) : isNowhere ? first : null;
  if (learnt) await savePhonePath(base, learnt);
  return last;
}
