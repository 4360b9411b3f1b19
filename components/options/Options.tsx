import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Spending } from '../../lib/model/answer/spending.ts';
import { listOf } from '../../lib/words/isolated.ts';
import { say } from '../../lib/words/say.ts';
import { StorageNote } from '../parts/StorageNote.tsx';
import { ConsentNote, LossNote } from './Notes.tsx';
import { OptionsNav, useOptionSearch } from './OptionsNav.tsx';
import { neverHidden } from './option-sections.ts';
import type { OptionsEvents, OptionsState } from './options-state.ts';
import { SaveBar } from './SaveBar.tsx';
import { SavedOptions } from './SavedOptions.tsx';
import { ServiceForm } from './service/ServiceForm.tsx';
import './options.css';

type OptionsProps = {
  state: OptionsState;
  /** What was spent; null until it is known. */
  spending?: Spending | null;
  now: number;
  events: OptionsEvents;
  /** What stands below the form and takes effect at once. */
  children?: ComponentChildren;
};

/**
 * The options page: fields, which "Save" keeps, and below them lists and data, which change at once. Beside them a search
 * and a link to each section.
 */
export function Options({ state, spending = null, now, events, children }: OptionsProps) {
  const { policy, search } = state;
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const fitting = useOptionSearch(page, search);
  // The first field that keeps the options from being saved may be far above the button, or hidden by a search.
  useEffect(() => {
    if (state.save !== 'refused') return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field?.closest('[hidden]')) events.onSearch('');
    else field?.focus();
  }, [state.save, state.problems, search]);
  return (
    <main class="nl nl-options-page">
      <OptionsNav
        search={search}
        fitting={fitting}
        has={(id) => !policy.hideOptions || neverHidden.includes(id)}
        onSearch={events.onSearch}
      />
      <div ref={page} class="nl-options">
        <h1>{say('optionsTitle')}</h1>
        {state.trouble === null ? null : <StorageNote trouble={state.trouble} />}
        {state.lost === null ? null : <LossNote loss={state.lost} onRead={events.onLossRead} />}
        {state.needsConsent ? <ConsentNote onConsent={events.onConsent} /> : null}
        {policy.hideOptions ? (
          <p class="nl-options-note">{say('optionsHidden')}</p>
        ) : decidesSomething(policy.set) ? (
          <p class="nl-options-note">{say('managedNote')}</p>
        ) : null}
        {policy.leftOut.length === 0 ? null : (
          <p class="nl-options-note nl-loss">{say('policyLeftOut', listOf(policy.leftOut))}</p>
        )}
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            events.onSave();
          }}
        >
          {policy.hideOptions ? (
            <ServiceForm state={state} events={events} />
          ) : (
            <SavedOptions state={state} spending={spending} events={events} />
          )}
          <SaveBar state={state} now={now} onTest={events.onTest} onAllow={events.onAllow} />
        </form>
        {children}
      </div>
    </main>
  );
}

function decidesSomething({ addresses, budgets, sites, ...others }: OptionsState['policy']['set']): boolean {
  const values = [addresses, budgets, sites, others].flatMap((group): unknown[] => Object.values(group));
  return values.some((value) => value !== undefined);
}
