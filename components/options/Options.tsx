import { useEffect, useRef } from 'preact/hooks';
import { countryName } from '../../lib/words/country-name.ts';
import { say } from '../../lib/words/say.ts';
import { CountrySelect } from '../parts/CountrySelect.tsx';
import { Switch } from '../parts/Switch.tsx';
import { About } from './About.tsx';
import { OnlineChoice } from './OnlineChoice.tsx';
import type { OptionsEvents, OptionsState } from './options-state.ts';
import { SaveBar } from './SaveBar.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import './options.css';

type OptionsProps = { state: OptionsState; now: number; events: OptionsEvents };

/** The options page. */
export function Options({ state, now, events }: OptionsProps) {
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
          budgets={draft.budgets}
          onChange={(lookUpOnline) => events.onChange({ ...draft, lookUpOnline })}
        />
        <ServiceForm state={state} events={events} />
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
        <section class="nl-options-part">
          <h2>{say('historyTitle')}</h2>
          <Switch
            label={say('keepHistory')}
            on={draft.keepHistory}
            onChange={(keepHistory) => events.onChange({ ...draft, keepHistory })}
          />
          <p class="nl-options-hint">{say('keepHistoryHint')}</p>
        </section>
        <SaveBar state={state} now={now} onTest={events.onTest} onAllow={events.onAllow} />
      </form>
      <About />
    </main>
  );
}
