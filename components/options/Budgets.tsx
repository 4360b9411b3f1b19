import type { SetSettings } from '../../lib/model/policy.ts';
import type { Settings } from '../../lib/model/settings.ts';
import type { Spending } from '../../lib/model/spending.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { Field } from '../parts/Field.tsx';
import { BudgetMeters } from '../report/BudgetMeters.tsx';
import { Locked } from './Locked.tsx';
import type { OptionsState } from './options-state.ts';
import './budgets.css';

type BudgetName = keyof Settings['budgets'];

const labels = {
  minute: 'budgetMinute',
  site: 'budgetSite',
  day: 'budgetDay',
} as const satisfies Record<BudgetName, MessageKey>;

type BudgetsProps = Pick<OptionsState, 'budgets' | 'budgetProblems'> & {
  /** The saved budgets and what is spent of them; null until it is known. */
  spending: Spending | null;
  /** Those that an organisation set. */
  locked: SetSettings['budgets'];
  onBudget: (budget: BudgetName, text: string) => void;
};

/** How much hovering may spend, and what is spent of it. */
export function Budgets({ budgets, budgetProblems, spending, locked, onBudget }: BudgetsProps) {
  return (
    <section id="budgets" class="nl-options-part" aria-labelledby="budgets-title">
      <h2 id="budgets-title">{say('budgetsTitle')}</h2>
      <p class="nl-options-hint">{say('budgetsHint')}</p>
      <div class="nl-budgets">
        {budgetNames.map((name) => (
          <Locked key={name} by={locked[name] !== undefined} id={`budget-${name}`}>
            <Field
              id={`budget-${name}`}
              label={say(labels[name])}
              value={budgets[name]}
              numeric
              problem={budgetProblems[name]}
              onInput={(text) => onBudget(name, text)}
            />
          </Locked>
        ))}
      </div>
      {spending === null ? null : <BudgetMeters spent={spending.spent} budgets={spending.budgets} />}
    </section>
  );
}

const budgetNames: readonly BudgetName[] = ['minute', 'site', 'day'];
