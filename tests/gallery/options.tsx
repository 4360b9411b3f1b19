import type { ComponentChildren } from 'preact';
import { About } from '../../components/options/about/About.tsx';
import { Contacts } from '../../components/options/contacts/Contacts.tsx';
import { DataPart } from '../../components/options/data/DataPart.tsx';
import { ErasePart } from '../../components/options/data/EraseEverything.tsx';
import { Shortcuts } from '../../components/options/looks/Shortcuts.tsx';
import { Options } from '../../components/options/Options.tsx';
import type { OptionsState } from '../../components/options/options-state.ts';
import { AllProviders } from '../../components/options/providers/AllProviders.tsx';
import { noOwn } from '../../components/options/providers/own/own-state.ts';
import type { ProvidersState } from '../../components/options/providers/providers-state.ts';
import { WhoAnswers } from '../../components/options/providers/WhoAnswers.tsx';
import { Ledger } from '../../components/options/service/Ledger.tsx';
import { isServiceSetUp, serviceState } from '../../components/options/service/service-state.ts';
import { SiteLessonList } from '../../components/options/sites/SiteLessonList.tsx';
import { SiteRules } from '../../components/options/sites/SiteRules.tsx';
import { WrongAnswer } from '../../components/report/WrongAnswer.tsx';
import { say } from '../../lib/words/say.ts';
import { contactsExamples, noContacts } from './contacts-states.ts';
import { dataExamples, noDataState, shortcuts, siteRules } from './data-states.ts';
import { optionsExamples } from './options-states.ts';
import { providerExamples, unusedProviders } from './provider-states.ts';
import { galleryDates, galleryNow, phoneReport, report } from './reports.ts';
import type { Surface } from './surface.ts';
import { nothing } from './surface.ts';

/** They are shown once more in the width of a phone. */
const narrow = ['Places of the person’s own, one refused', 'Locked by an organization'];
const narrowData = ['A file would change settings'];
const narrowProviders = ['an organization’s, added, no room beside it', 'a form refused'];

const optionsEvents = {
  onChange: nothing,
  onSet: nothing,
  onCommit: nothing,
  onUndo: nothing,
  onKey: nothing,
  onForgetNames: nothing,
  onBudget: nothing,
  onSave: nothing,
  onTest: nothing,
  onAllow: nothing,
  onConsent: nothing,
  onClearHistory: nothing,
  onLossRead: nothing,
  onSearch: nothing,
};

const providersEvents = {
  onDraft: nothing,
  onSave: nothing,
  onRemove: nothing,
  onTest: nothing,
  onHover: nothing,
  onOrder: nothing,
  onAllow: nothing,
};

const ownEvents = {
  onDescribe: nothing,
  onDefinition: nothing,
  onKeep: nothing,
  onTry: nothing,
  onCancel: nothing,
  onFile: nothing,
  onExport: nothing,
};

const contactsEvents = {
  onFiles: nothing,
  onCancel: nothing,
  onDoubt: nothing,
  onSearch: nothing,
  onTurn: nothing,
  onRemove: nothing,
  onRemoveAll: nothing,
};

const dataEvents = {
  onExport: nothing,
  onImport: nothing,
  onImportSelect: nothing,
  onImportNotes: nothing,
  onImportAnswer: nothing,
  onErase: nothing,
};

/** Providers as they are in the options in a state. */
function providersIn({ draft, policy }: OptionsState): ProvidersState {
  const isLocked = policy.set.lookUpOnline === 'never';
  const { view } = unusedProviders;
  return { ...unusedProviders, view: view && { ...view, mode: draft.lookUpOnline, isLocked } };
}

const listAround = (state: OptionsState) => (row: ComponentChildren) => (
  <AllProviders
    state={providersIn(state)}
    service={{ state: serviceState(state), isSetUp: isServiceSetUp(state), row }}
    now={galleryNow}
    events={providersEvents}
    own={{ state: noOwn, events: ownEvents }}
  />
);

/** The sections that have states of their own, as a person finds them who has used nothing yet. */
const freshSections = (state: OptionsState) => ({
  providers: listAround(state),
  lookups: <Ledger page={{ calls: [], offset: 0, all: 0 }} onTurn={nothing} onClear={nothing} />,
  pages: (
    <>
      <SiteRules
        sites={{}}
        onlyHere={false}
        locked={{ sites: {}, onlyHere: false }}
        onSite={nothing}
        onOnlyHere={nothing}
      >
        <SiteLessonList sites={[]} onForget={nothing} />
      </SiteRules>
      <Shortcuts shortcuts={shortcuts} onChange={nothing} />
    </>
  ),
  data: (
    <>
      <Contacts state={noContacts} events={contactsEvents} />
      <DataPart state={noDataState} events={dataEvents} />
      <About version="0.1.0" dataDates={galleryDates} />
    </>
  ),
});

/** What is left of them if a policy hides the options. */
const hiddenSections = (
  <>
    <ErasePart erasing="none" onErase={nothing} />
    <About version="0.1.0" dataDates={galleryDates} />
  </>
);

/** The first states are the whole page; the others leave out what they do not change. */
const whole = ['Fresh', 'Set up and tested', 'Applied at once'];

const providerView = ({ state, own }: Omit<(typeof providerExamples)[number], 'name'>) => (
  <div class="nl nl-options">
    <WhoAnswers>
      <AllProviders
        state={state}
        service={{ state: { state: 'on', words: say('siteModeNameOn') }, isSetUp: false, row: null }}
        now={galleryNow}
        events={providersEvents}
        own={{ state: own, events: ownEvents }}
      />
    </WhoAnswers>
  </div>
);

/** The options, and the contacts that stand in them. */
export const optionsSurface: Surface = {
  name: 'options',
  examples: [
    ...optionsExamples.map(({ name, state }) => ({
      name,
      box: 'page',
      view: (
        <Options
          state={state}
          now={galleryNow}
          events={optionsEvents}
          more={state.policy.hideOptions ? { data: hiddenSections } : whole.includes(name) ? freshSections(state) : {}}
        />
      ),
    })),
    ...contactsExamples.map(({ name, state }) => ({
      name: `Contacts: ${name}`,
      box: 'options',
      view: (
        <div class="nl nl-options">
          <Contacts state={state} events={contactsEvents} />
        </div>
      ),
    })),
    ...dataExamples.map(({ name, state }) => ({
      name: `Data: ${name}`,
      box: 'options',
      view: (
        <div class="nl nl-options">
          <DataPart state={state} events={dataEvents} />
        </div>
      ),
    })),
    ...dataExamples
      .filter(({ name }) => narrowData.includes(name))
      .map(({ name, state }) => ({
        name: `Narrow: ${name}`,
        box: 'narrow',
        view: (
          <div class="nl nl-options">
            <DataPart state={state} events={dataEvents} />
          </div>
        ),
      })),
    ...providerExamples.map(({ name, ...example }) => ({
      name: `Providers: ${name}`,
      box: 'options',
      view: providerView(example),
    })),
    ...providerExamples
      .filter(({ name }) => narrowProviders.includes(name))
      .map(({ name, ...example }) => ({ name: `Narrow: ${name}`, box: 'narrow', view: providerView(example) })),
    {
      name: 'Sites',
      box: 'options',
      view: (
        <div class="nl nl-options">
          <SiteRules {...siteRules} onSite={nothing} onOnlyHere={nothing} />
        </div>
      ),
    },
    {
      name: 'Sites: none, an organization keeps to them',
      box: 'options',
      view: (
        <div class="nl nl-options">
          <SiteRules sites={{}} onlyHere locked={{ sites: {}, onlyHere: true }} onSite={nothing} onOnlyHere={nothing} />
        </div>
      ),
    },
    {
      name: 'Shortcuts, and about',
      box: 'options',
      view: (
        <div class="nl nl-options">
          <Shortcuts shortcuts={shortcuts} onChange={nothing} />
          <About version="0.1.0" dataDates={galleryDates} />
        </div>
      ),
    },
    {
      name: 'Report a wrong answer',
      box: 'narrow',
      view: (
        <div class="nl nl-options">
          <WrongAnswer
            installed={{ version: '0.1.0', dataDates: galleryDates, browser: 'Firefox/153.0' }}
            report={report(phoneReport())}
            copied={null}
            onCopy={nothing}
          />
        </div>
      ),
    },
    ...optionsExamples
      .filter(({ name }) => narrow.includes(name))
      .map(({ name, state }) => ({
        name: `Narrow: ${name}`,
        box: 'narrow',
        view: <Options state={state} now={galleryNow} events={optionsEvents} />,
      })),
  ],
};
