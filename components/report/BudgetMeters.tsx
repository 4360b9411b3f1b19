import type { Spending } from '../../lib/model/answer/spending.ts';
import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { siteText } from '../../lib/words/site-text.ts';
import { classNames } from '../parts/class-names.ts';
import './budget-meters.css';

type BudgetMetersProps = Pick<Spending, 'spent' | 'budgets'> & {
  /** Everything here is about one site, so it is not named. */
  isThisSite?: boolean;
};

/** The use of each hover limit, as a meter with figures. */
export function BudgetMeters({ spent, budgets, isThisSite = false }: BudgetMetersProps) {
  return (
    <section class="nl-meters" aria-label={say('spentTitle')}>
      <BudgetMeter id="minute" label={say('spentMinute')} calls={spent.minute} budget={budgets.minute} />
      {spent.site === null ? null : (
        <BudgetMeter
          id="site"
          label={isThisSite ? say('spentThisSite') : say('spentSite', siteText(spent.site.host))}
          calls={spent.site.calls}
          budget={budgets.site}
        />
      )}
      <BudgetMeter id="day" label={say('spentDay')} calls={spent.day} budget={budgets.day} />
    </section>
  );
}

/** Share of a budget from which on it counts as nearly used up. */
const nearly = 0.8;

type BudgetMeterProps = { id: string; label: string; calls: number; budget: number };

function BudgetMeter({ id, label, calls, budget }: BudgetMeterProps) {
  const number = new Intl.NumberFormat(language());
  const text = say('countOf', number.format(calls), number.format(budget));
  const tone = calls >= budget ? 'spent' : calls >= budget * nearly ? 'low' : 'plain';
  return (
    <div class={`nl-muted nl-meter nl-meter-${tone}`}>
      <span class="nl-clip nl-meter-label" id={`meter-${id}`}>
        <bdi>{label}</bdi>
      </span>
      <span class={classNames('nl-figures', { 'nl-medium nl-warn': tone !== 'plain' })}>{text}</span>
      <meter
        aria-labelledby={`meter-${id}`}
        aria-valuetext={text}
        min={0}
        max={Math.max(budget, 1)}
        value={budget === 0 ? 1 : Math.min(calls, budget)}
      />
    </div>
  );
}
