import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Spending } from '../../lib/model/answer/spending.ts';
import { listOf } from '../../lib/words/isolated.ts';
import { say } from '../../lib/words/say.ts';
import { StorageNote } from '../parts/StorageNote.tsx';
import { HistoryChoice } from './data/HistoryChoice.tsx';
import { policyName } from './data/setting-words.ts';
import { CardChoice } from './looks/CardChoice.tsx';
import { ElsewherePlaces } from './looks/ElsewherePlaces.tsx';
import { FindChoice } from './looks/FindChoice.tsx';
import { OptionsNav } from './nav/OptionsNav.tsx';
import { useOptionSearch } from './nav/use-option-search.ts';
import { useSectionInSight } from './nav/use-section-in-sight.ts';
import type { OptionGroup } from './option-sections.ts';
import { optionGroups } from './option-sections.ts';
import type { OptionsState, SectionProps } from './options-state.ts';
import { AppliedBar } from './parts/AppliedBar.tsx';
import { ConsentNote, LossNote, ManagedNote, OldDataNote } from './parts/Notes.tsx';
import { goToWrongField, wrongFields } from './parts/PartTitle.tsx';
import { WhoAnswers } from './providers/WhoAnswers.tsx';
import { OnlineChoice } from './service/OnlineChoice.tsx';
import { SaveBar } from './service/SaveBar.tsx';
import { ServiceForm } from './service/ServiceForm.tsx';
import './options.css';
import './parts/rows.css';

type OptionsProps = SectionProps & {
  /** What was spent; null until it is known. */
  spending?: Spending | null;
  now: number;
  /** A notice at the top, until the user closes it. */
  news?: ComponentChildren;
  /** Further sections of each group, which have their own state; and the list of providers around the service's row. */
  more?: Partial<Record<OptionGroup['id'], ComponentChildren>> & {
    providers?: (serviceRow: ComponentChildren) => ComponentChildren;
  };
};

/**
 * The options page in three groups. Every change applies at once and can be undone; only the service form has the
 * buttons “Save” and “Test connection”. The side has a search and a link to each section.
 */
export function Options({ state, spending = null, now, events, news = null, more = {} }: OptionsProps) {
  const { policy, search } = state;
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { there, fitting } = useOptionSearch(page, search);
  const { inSight, goTo } = useSectionInSight(page);
  // The first field that keeps the options from being saved may be far above the button, or hidden by a search.
  useEffect(() => {
    if (state.save !== 'refused') return;
    if (wrongFields(form.current)[0]?.closest('[hidden]')) events.onSearch('');
    else goToWrongField(form.current);
  }, [state.save, state.problems, search]);
  const service = (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        events.onSave();
      }}
    >
      <ServiceForm state={state} events={events}>
        <SaveBar state={state} now={now} onTest={events.onTest} onAllow={events.onAllow} />
      </ServiceForm>
    </form>
  );
  const row = (
    <li key="service" id="service" class="nl-option">
      {service}
    </li>
  );
  return (
    <main class="nl nl-options-page">
      <OptionsNav
        search={search}
        fitting={fitting}
        there={there}
        inSight={inSight}
        onGo={goTo}
        onSearch={events.onSearch}
      />
      <div ref={page} class="nl-options">
        {state.trouble === null ? null : <StorageNote trouble={state.trouble} />}
        {news}
        {state.lost === null ? null : <LossNote loss={state.lost} onRead={events.onLossRead} />}
        {state.needsConsent ? <ConsentNote onConsent={events.onConsent} /> : null}
        {policy.hideOptions ? (
          <p class="nl-options-note">{say('optionsHidden')}</p>
        ) : decidesSomething(policy.set) ? (
          <ManagedNote />
        ) : null}
        {policy.leftOut.length === 0 ? null : (
          <p class="nl-options-note nl-loss">{say('policyLeftOut', listOf(policy.leftOut.map(policyName)))}</p>
        )}
        <OldDataNote dates={state.dataDates} now={now} />
        <p class="nl-options-none" role="status">
          {fitting?.length === 0 ? say('optionsSearchNone', search.trim()) : ''}
        </p>
        {policy.hideOptions ? null : (
          <Group id="pages">
            <FindChoice state={state} events={events} />
            <CardChoice state={state} events={events} />
            <ElsewherePlaces state={state} events={events} />
            {more.pages}
          </Group>
        )}
        <Group id="lookups">
          {policy.hideOptions ? (
            service
          ) : (
            <>
              <WhoAnswers>{more.providers ? more.providers(row) : <ul class="nl-providers">{row}</ul>}</WhoAnswers>
              <OnlineChoice state={state} spending={spending} events={events} />
            </>
          )}
          {more.lookups}
        </Group>
        <Group id="data">
          {policy.hideOptions ? null : <HistoryChoice state={state} events={events} />}
          {more.data}
        </Group>
      </div>
      <AppliedBar applied={state.applied} onUndo={events.onUndo} />
    </main>
  );
}

/** A group of sections below its name, which is hidden with them if a search hides all of them. */
function Group({ id, children }: { id: OptionGroup['id']; children: ComponentChildren }) {
  const title = optionGroups.find((group) => group.id === id)?.title;
  return (
    <section class="nl-roomy nl-stack nl-shrinks nl-options-group" aria-labelledby={`group-${id}`}>
      <p id={`group-${id}`} class="nl-options-group-title">
        {title === undefined ? null : say(title)}
      </p>
      {children}
    </section>
  );
}

function decidesSomething({ addresses, budgets, sites, ...others }: OptionsState['policy']['set']): boolean {
  const values = [addresses, budgets, sites, others].flatMap((group): unknown[] => Object.values(group));
  return values.some((value) => value !== undefined);
}
