import type { Spending } from '../../lib/model/answer/spending.ts';
import type { Settings } from '../../lib/model/settings/settings.ts';
import { HistoryChoice } from './data/HistoryChoice.tsx';
import { CardChoice } from './looks/CardChoice.tsx';
import { ElsewherePlaces } from './looks/ElsewherePlaces.tsx';
import { FindChoice } from './looks/FindChoice.tsx';
import { LooksChoice } from './looks/LooksChoice.tsx';
import type { OptionsEvents, OptionsState } from './options-state.ts';
import { Budgets } from './service/Budgets.tsx';
import { OnlineChoice } from './service/OnlineChoice.tsx';
import { ServiceForm } from './service/ServiceForm.tsx';
import { PageNames } from './sites/PageNames.tsx';

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
