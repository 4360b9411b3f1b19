import type { Spending } from '../../lib/model/answer/spending.ts';
import { reachSettings } from '../../lib/model/settings/reach-programs.ts';
import { say } from '../../lib/words/say.ts';
import { Switch } from '../parts/Toggles.tsx';
import { HistoryChoice } from './data/HistoryChoice.tsx';
import { CardChoice } from './looks/CardChoice.tsx';
import { ElsewherePlaces } from './looks/ElsewherePlaces.tsx';
import { FindChoice } from './looks/FindChoice.tsx';
import { LooksChoice } from './looks/LooksChoice.tsx';
import { OwnCopy } from './looks/OwnCopy.tsx';
import { ReachChoice } from './looks/ReachChoice.tsx';
import type { OptionsEvents, OptionsState } from './options-state.ts';
import { Locked } from './parts/Notes.tsx';
import { Budgets } from './service/Budgets.tsx';
import { OnlineChoice } from './service/OnlineChoice.tsx';
import { PageNames } from './sites/PageNames.tsx';

type SettingPartsProps = { state: OptionsState; events: OptionsEvents };

/** When lookups go online, and the hover limits. */
export function OnlinePart({ state, spending, events }: SettingPartsProps & { spending: Spending | null }) {
  const { draft, policy, budgets, budgetProblems } = state;
  return (
    <OnlineChoice
      mode={draft.lookUpOnline}
      budgets={budgets}
      addresses={draft.addresses}
      isLocked={policy.set.lookUpOnline !== undefined}
      onChange={(lookUpOnline) => events.onSet({ lookUpOnline })}
    >
      <Budgets
        isUsed={draft.lookUpOnline === 'hover'}
        isShown={areBudgetsShown(state)}
        budgets={budgets}
        budgetProblems={budgetProblems}
        spending={spending}
        locked={policy.set.budgets}
        onBudget={events.onBudget}
        onCommit={events.onCommit}
      />
      {draft.lookUpOnline === 'hover' ? (
        <div class="nl-option">
          <Switch
            label={say('hoverInFiles')}
            on={draft.hoverInFiles}
            onChange={(hoverInFiles) => events.onSet({ hoverInFiles })}
          />
          <p class="nl-options-hint">{say('hoverInFilesHint')}</p>
        </div>
      ) : null}
    </OnlineChoice>
  );
}

/** Hover limits are shown with “When I hover”; otherwise only if one has a problem, or a policy sets one. */
function areBudgetsShown({ draft, budgetProblems, policy }: OptionsState): boolean {
  const isWrong = Object.values(budgetProblems).some((problem) => problem !== null);
  const isSet = Object.values(policy.set.budgets).some((limit) => limit !== undefined);
  return draft.lookUpOnline === 'hover' || isWrong || isSet;
}

/** What Numlens does on pages: what it finds, how cards open and look, and where they lead. */
export function PageParts({ state, events }: SettingPartsProps) {
  const { draft, policy } = state;
  return (
    <>
      <FindChoice
        found={draft}
        browserCountry={state.browserCountry}
        isCountryLocked={policy.set.defaultCountry !== undefined}
        onChange={events.onSet}
      />
      <CardChoice cards={draft} onChange={events.onSet}>
        {(['call', 'message'] as const).map((use) => (
          <ReachChoice
            key={use}
            use={use}
            template={draft[reachSettings[use]]}
            problem={state.reachProblems[use]}
            isLocked={policy.set[reachSettings[use]] !== undefined}
            onType={(change) => events.onChange({ ...draft, ...change })}
            onCommit={events.onCommit}
            onSet={events.onSet}
          />
        ))}
        <Locked isLocked={policy.set.callInMenu !== undefined} id="call-in-menu">
          <div class="nl-option">
            <Switch
              label={say('callInMenu')}
              on={draft.callInMenu}
              onChange={(callInMenu) => events.onSet({ callInMenu })}
            />
            <p class="nl-options-hint">{say('callInMenuHint')}</p>
          </div>
        </Locked>
        <OwnCopy
          template={draft.ownCopy}
          problem={state.ownCopyProblem}
          onType={(change) => events.onChange({ ...draft, ...change })}
          onCommit={events.onCommit}
        />
        <LooksChoice looks={draft} onChange={events.onSet} />
      </CardChoice>
      <ElsewherePlaces
        pivots={draft.pivots}
        onPivots={(pivots) => events.onSet({ pivots })}
        places={draft.openElsewhere}
        problems={state.elsewhereProblems}
        onChange={(openElsewhere) => events.onChange({ ...draft, openElsewhere })}
        onCommit={events.onCommit}
        onSet={(openElsewhere) => events.onSet({ openElsewhere })}
      />
    </>
  );
}

/** What is kept of lookups and pages. */
export function KeptParts({ state, events }: SettingPartsProps) {
  const { draft, policy } = state;
  return (
    <HistoryChoice
      on={draft.keepHistory}
      isLocked={policy.set.keepHistory !== undefined}
      hasSites={draft.keepSites}
      count={state.historyLength}
      onChange={(keepHistory) => events.onSet({ keepHistory })}
      onSites={(keepSites) => events.onSet({ keepSites })}
      onClear={events.onClearHistory}
    >
      <PageNames
        on={draft.rememberNames}
        isLocked={policy.set.rememberNames !== undefined}
        count={state.pageNames}
        onChange={(rememberNames) => events.onSet({ rememberNames })}
        onForget={events.onForgetNames}
      />
    </HistoryChoice>
  );
}
