import type { Spending } from '../../../lib/model/answer/spending.ts';
import type { SetSettings } from '../../../lib/model/settings/policy.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import { say } from '../../../lib/words/say.ts';
import { classNames } from '../../parts/class-names.ts';
import { Field } from '../../parts/Field.tsx';
import { BudgetMeters } from '../../report/BudgetMeters.tsx';
import { budgetLabels } from '../data/setting-words.ts';
import type { OptionsState } from '../options-state.ts';
import { Locked } from '../parts/Notes.tsx';
import './budgets.css';

type BudgetName = keyof Settings['budgets'];

type BudgetsProps = Pick<OptionsState, 'budgets' | 'budgetProblems'> & {
  /** Hovering goes online. Otherwise there is nothing to limit, and only a wrong limit can be changed. */
  isUsed: boolean;
  /** They are on the page also without a search for them. */
  isShown: boolean;
  /** The saved budgets and what is used of them; null until it is known. */
  spending: Spending | null;
  /** Those that a policy sets. */
  locked: SetSettings['budgets'];
  onBudget: (budget: BudgetName, text: string) => void;
  onCommit: () => void;
};

/** The hover limits with what is used of them: a part of the section on online lookups. */
export function Budgets({
  isUsed,
  isShown,
  budgets,
  budgetProblems,
  spending,
  locked,
  onBudget,
  onCommit,
}: BudgetsProps) {
  const isOn = isUsed || Object.values(budgetProblems).some((problem) => problem !== null);
  return (
    <section
      id="budgets"
      class={classNames('nl-option', { 'nl-budgets-off': !isOn })}
      data-search-only={isShown ? undefined : ''}
      aria-labelledby="budgets-title"
    >
      <h3 id="budgets-title">{say('budgetsTitle')}</h3>
      <p class="nl-options-hint">
        {isUsed ? null : `${say('budgetsOnlyHover')} `}
        {say('budgetsHint')}
      </p>
      <fieldset class="nl-ruled nl-budgets" disabled={!isOn}>
        {budgetNames.map((name) => (
          <Locked key={name} isLocked={locked[name] !== undefined} id={`budget-${name}`}>
            <Field
              id={`budget-${name}`}
              label={say(budgetLabels[name])}
              value={budgets[name]}
              numeric
              problem={budgetProblems[name]}
              onInput={(text) => onBudget(name, text)}
              onCommit={onCommit}
            />
          </Locked>
        ))}
      </fieldset>
      {!isOn || spending === null || isUnspent(spending) ? null : (
        <BudgetMeters spent={spending.spent} budgets={spending.budgets} />
      )}
    </section>
  );
}

function isUnspent({ spent: { minute, day, site } }: Spending): boolean {
  return minute + day + (site?.calls ?? 0) === 0;
}

const budgetNames: readonly BudgetName[] = ['minute', 'site', 'day'];
