import type { Spending } from '../../../lib/model/answer/spending.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import { say } from '../../../lib/words/say.ts';
import { classNames } from '../../parts/class-names.ts';
import { Field } from '../../parts/Field.tsx';
import { BudgetMeters } from '../../report/BudgetMeters.tsx';
import { budgetLabels } from '../data/setting-words.ts';
import type { SectionProps } from '../options-state.ts';
import { Locked } from '../parts/Notes.tsx';
import './budgets.css';

type BudgetName = keyof Settings['budgets'];

/** `spending`: the saved budgets and what is used of them; null until it is known. */
export type OnlineProps = SectionProps & { spending: Spending | null };

/** The hover limits with what is used of them: a part of the section on online lookups. */
export function Budgets({ state, spending, events }: OnlineProps) {
  const { draft, budgets, budgetProblems, policy } = state;
  // Otherwise there is nothing to limit, and only a wrong limit can be changed.
  const isUsed = draft.lookUpOnline === 'hover';
  const isOn = isUsed || Object.values(budgetProblems).some((problem) => problem !== null);
  const isSet = Object.values(policy.set.budgets).some((limit) => limit !== undefined);
  return (
    <section
      id="budgets"
      class={classNames('nl-option', { 'nl-budgets-off': !isOn })}
      data-search-only={isOn || isSet ? undefined : ''}
      aria-labelledby="budgets-title"
    >
      <h3 id="budgets-title">{say('budgetsTitle')}</h3>
      <p class="nl-options-hint">
        {isUsed ? null : `${say('budgetsOnlyHover')} `}
        {say('budgetsHint')}
      </p>
      <fieldset class="nl-ruled nl-budgets" disabled={!isOn}>
        {budgetNames.map((name) => (
          <Locked key={name} isLocked={policy.set.budgets[name] !== undefined} id={`budget-${name}`}>
            <Field
              id={`budget-${name}`}
              label={say(budgetLabels[name])}
              value={budgets[name]}
              numeric
              problem={budgetProblems[name]}
              onInput={(text) => events.onBudget(name, text)}
              onCommit={events.onCommit}
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
