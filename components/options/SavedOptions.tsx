import type { Settings } from '../../lib/model/settings.ts';
import type { Spending } from '../../lib/model/spending.ts';
import { Budgets } from './Budgets.tsx';
import { CardChoice } from './CardChoice.tsx';
import { ElsewherePlaces } from './ElsewherePlaces.tsx';
import { FindChoice } from './FindChoice.tsx';
import { HistoryChoice } from './HistoryChoice.tsx';
import { LooksChoice } from './LooksChoice.tsx';
import { OnlineChoice } from './OnlineChoice.tsx';
import type { OptionsEvents, OptionsState } from './options-state.ts';
import { PageNames } from './PageNames.tsx';
import { ServiceForm } from './ServiceForm.tsx';

type SavedOptionsProps = { state: OptionsState; spending: Spending | null; events: OptionsEvents };

/** The fields that "Save" keeps, in their sections (`option-sections.ts`). */
export function SavedOptions({ state, spending, events }: SavedOptionsProps) {
  const { draft, policy } = state;
  const { set } = policy;
  const change = (changed: Partial<Settings>) => events.onChange({ ...draft, ...changed });
  return (
    <>
      <OnlineChoice
        mode={draft.lookUpOnline}
        budgets={state.budgets}
        addresses={draft.addresses}
        isLocked={set.lookUpOnline !== undefined}
        onChange={(lookUpOnline) => change({ lookUpOnline })}
      />
      <ServiceForm state={state} events={events} />
      <Budgets
        budgets={state.budgets}
        budgetProblems={state.budgetProblems}
        spending={spending}
        locked={set.budgets}
        onBudget={events.onBudget}
      />
      <FindChoice
        found={draft}
        browserCountry={state.browserCountry}
        isCountryLocked={set.defaultCountry !== undefined}
        onChange={change}
      />
      <CardChoice cards={draft} onChange={change} />
      <HistoryChoice
        on={draft.keepHistory}
        isLocked={set.keepHistory !== undefined}
        count={state.historyLength}
        onChange={(keepHistory) => change({ keepHistory })}
        onClear={events.onClearHistory}
      />
      <PageNames
        on={draft.rememberNames}
        isLocked={set.rememberNames !== undefined}
        count={state.pageNames}
        onChange={(rememberNames) => change({ rememberNames })}
        onForget={events.onForgetNames}
      />
      <ElsewherePlaces
        places={draft.openElsewhere}
        problems={state.elsewhereProblems}
        onChange={(openElsewhere) => change({ openElsewhere })}
      />
      <LooksChoice looks={draft} onChange={change} />
    </>
  );
}
