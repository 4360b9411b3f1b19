import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Spending } from '../../lib/model/spending.ts';
import { countryName } from '../../lib/words/country-name.ts';
import { say } from '../../lib/words/say.ts';
import { CountrySelect } from '../parts/CountrySelect.tsx';
import { Switch } from '../parts/Switch.tsx';
import { About } from './About.tsx';
import { Budgets } from './Budgets.tsx';
import { CardChoice } from './CardChoice.tsx';
import { OnlineChoice } from './OnlineChoice.tsx';
import type { OptionsEvents, OptionsState } from './options-state.ts';
import { PageNames } from './PageNames.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import './options.css';

type OptionsProps = {
  state: OptionsState;
  /** What was spent; null until it is known. */
  spending?: Spending | null;
  now: number;
  events: OptionsEvents;
  /** What stands below the form and is not saved with it. */
  children?: ComponentChildren;
};

/** The options page. */
export function Options({ state, spending = null, now, events, children }: OptionsProps) {
  const { draft, browserCountry } = state;
  const form = useRef<HTMLFormElement>(null);
  // The first field that keeps the options from being saved may be far above the button.
  useEffect(() => {
    if (state.save === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.save, state.problems]);
  const automatic =
    browserCountry === null ? say('countryAutomaticNone') : say('countryAutomatic', countryName(browserCountry));
  return (
    <main class="nl nl-options">
      <h1>{say('optionsTitle')}</h1>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          events.onSave();
        }}
      >
        <OnlineChoice
          mode={draft.lookUpOnline}
          budgets={state.budgets}
          addresses={draft.addresses}
          onChange={(lookUpOnline) => events.onChange({ ...draft, lookUpOnline })}
        />
        <ServiceForm state={state} events={events} />
        <Budgets
          budgets={state.budgets}
          budgetProblems={state.budgetProblems}
          spending={spending}
          onBudget={events.onBudget}
        />
        <section class="nl-options-part">
          <h2>{say('numbersTitle')}</h2>
          <CountrySelect
            id="default-country"
            label={say('defaultCountry')}
            value={draft.defaultCountry}
            none={automatic}
            onChange={(defaultCountry) => events.onChange({ ...draft, defaultCountry })}
          />
          <p class="nl-options-hint">{say('defaultCountryHint')}</p>
        </section>
        <CardChoice cards={draft} onChange={(change) => events.onChange({ ...draft, ...change })} />
        <section class="nl-options-part">
          <h2>{say('historyTitle')}</h2>
          <Switch
            label={say('keepHistory')}
            on={draft.keepHistory}
            onChange={(keepHistory) => events.onChange({ ...draft, keepHistory })}
          />
          <p class="nl-options-hint">{say('keepHistoryHint')}</p>
        </section>
        <PageNames
          on={draft.rememberNames}
          count={state.pageNames}
          onChange={(rememberNames) => events.onChange({ ...draft, rememberNames })}
          onForget={events.onForgetNames}
        />
        <SaveBar state={state} now={now} onTest={events.onTest} onAllow={events.onAllow} />
      </form>
      {children}
      <About />
    </main>
  );
}
