import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { About } from '../../components/options/about/About.tsx';
import { Contacts } from '../../components/options/contacts/Contacts.tsx';
import type { ContactsEvents } from '../../components/options/contacts/contacts-state.ts';
import { DataPart } from '../../components/options/data/DataPart.tsx';
import type { DataEvents } from '../../components/options/data/data-state.ts';
import { ErasePart } from '../../components/options/data/EraseEverything.tsx';
import type { Shortcut } from '../../components/options/looks/Shortcuts.tsx';
import { Shortcuts } from '../../components/options/looks/Shortcuts.tsx';
import { Options } from '../../components/options/Options.tsx';
import type { OptionsEvents, OptionsState } from '../../components/options/options-state.ts';
import { Unreachable } from '../../components/options/parts/Notes.tsx';
import { AllProviders } from '../../components/options/providers/AllProviders.tsx';
import type { OwnEvents } from '../../components/options/providers/own/own-state.ts';
import type { ProvidersEvents } from '../../components/options/providers/providers-state.ts';
import { Ledger } from '../../components/options/service/Ledger.tsx';
import { isServiceSetUp, serviceState } from '../../components/options/service/service-state.ts';
import { SiteLessonList } from '../../components/options/sites/SiteLessonList.tsx';
import { SiteRules } from '../../components/options/sites/SiteRules.tsx';
import { allowOrigin } from '../../components/page/allow-origin.ts';
import { clock } from '../../components/page/clock.ts';
import { createCopier, saveFile } from '../../components/page/copier.ts';
import { createPolicyNews } from '../../components/page/policy-news.ts';
import { showTheme, startPage } from '../../components/page/start-page.ts';
import { PolicyNewsNote } from '../../components/parts/PolicyNewsNote.tsx';
import { WrongAnswer } from '../../components/report/WrongAnswer.tsx';
import { ask } from '../../lib/messages/ask.ts';
import { onPolicyChanged } from '../../lib/store/policy/last-policy.ts';
import { say } from '../../lib/words/say.ts';
import { createContactsModel } from './contacts/contacts-model.ts';
import { createDataModel } from './data-model.ts';
import { keepOwn, tryOwn } from './keep-own.ts';
import { createLessonsModel } from './lessons-model.ts';
import { createOwnProvidersModel } from './own-providers-model.ts';
import { createProvidersModel } from './providers-model.ts';
import { createOptionsModel } from './service/options-model.ts';
import { createSpendingModel } from './service/spending-model.ts';
import { openShortcuts, readShortcuts } from './shortcuts.ts';
import '../../components/theme.css';
import './options.css';

/** The name of the exported settings file. */
const settingsFileName = 'numlens-settings.json';

const closed = new AbortController();
addEventListener('pagehide', () => closed.abort(), { once: true });

const model = createOptionsModel();
const contacts = createContactsModel(closed.signal);
const lessons = createLessonsModel(model.showResult);
const spending = createSpendingModel(model.showResult);
const providers = createProvidersModel({
  onResult: model.showResult,
  onFindings: (id, findings) => own.found(id, findings),
  async onSaved() {
    await Promise.all([model.refresh(), spending.open()]);
  },
});
const own = createOwnProvidersModel({
  view: () => providers.state.value.view,
  show: providers.show,
  onResult: model.showResult,
});
const data = createDataModel({
  known() {
    const state = openState();
    return state && { settings: state.saved, policy: state.policy };
  },
  refresh: model.refresh,
  stopImports: contacts.stop,
  async onChanged(how) {
    if (how === 'imported') return model.refresh();
    await Promise.all([model.open(), contacts.open(), lessons.open(), spending.open(), providers.open()]);
  },
});
const shortcuts = signal<Shortcut[]>([]);
const now = clock(closed.signal);
const policyNews = createPolicyNews(ask);
const copier = createCopier();
const { version } = browser.runtime.getManifest();

/** Reads what depends on the settings: what may be spent, and whether providers can be asked. */
async function readAgain(): Promise<void> {
  await Promise.all([spending.open(), providers.open()]);
}

const events: OptionsEvents = {
  onChange: model.change,
  onSet: (changes) => void model.set(changes).then(readAgain),
  onCommit: () => void model.commit().then(readAgain),
  onUndo: () => void model.undo().then(readAgain),
  onKey: model.setKey,
  onBudget: model.setBudget,
  onSave: () => void model.save().then(readAgain),
  // A test may have ended with a refused key, which is kept.
  onTest: () => void model.test().then(model.refresh).then(spending.open),
  onForgetNames: () => void model.forgetNames(),
  onClearHistory: () => void model.clearHistory(),
  onLossRead: () => void model.dismissLoss(),
  onSearch: model.search,
  onConsent: () => void model.consent(),
  onAllow: (origin) => allowOrigin(browser.permissions, origin, () => allowed(origin)),
};

/** Repeats the tests that an origin was missing for: those of the service and of providers. */
async function allowed(origin: string): Promise<void> {
  await Promise.all([model.allowed(origin), providers.allowed(origin)]);
  await spending.open();
}

const providersEvents: ProvidersEvents = {
  onDraft: providers.draft,
  onSave: (id) => void providers.save(id),
  onRemove: (id) => void providers.remove(id),
  onTest: (id) => void providers.test(id).then(spending.open),
  onHover: (id, hover, limits) => void providers.change(id, hover, limits),
  onOrder: (order, goOn) => void providers.order(order, goOn),
  onAllow: events.onAllow,
};

async function exportSettings(): Promise<void> {
  const text = await data.exported();
  model.showResult(text !== null);
  if (text !== null) saveFile({ name: settingsFileName, type: 'application/json', text });
}

const ownEvents: OwnEvents = {
  onDescribe: own.describe,
  onDefinition: own.change,
  onKeep: () => void keepOwn({ own, providers }),
  onTry: () => void tryOwn({ own, providers }).then(spending.open),
  onCancel: own.cancel,
  onFile: (file) => void own.readFile(file),
  onExport(id) {
    const file = own.exported(id);
    if (file) saveFile({ ...file, type: 'application/json' });
  },
};

const dataEvents: DataEvents = {
  onExport: () => void exportSettings(),
  onImport: (file) => void data.readFile(file),
  onImportSelect: data.selectChange,
  onImportNotes: data.selectNotes,
  onImportAnswer: (take) => void data.answerImport(take),
  onErase: (answer) => void data.erase(answer),
};

const contactsEvents: ContactsEvents = {
  onFiles: (files) => void contacts.importFiles(files),
  onCancel: contacts.cancel,
  onDoubt: contacts.settleDoubt,
  onSearch: (search) => void contacts.search(search),
  onTurn: (offset) => void contacts.turn(offset),
  onRemove: (name) => void contacts.remove(name),
  onRemoveAll: (answer) => void contacts.removeAll(answer),
};

// A file that is dropped beside its area would replace the page, and unsaved edits would be lost.
for (const type of ['dragover', 'drop'] as const) addEventListener(type, (event) => event.preventDefault());
// The browser asks before unsaved edits are lost.
addEventListener('beforeunload', (event) => {
  const save = openState()?.save ?? 'unchanged';
  if (save !== 'unchanged' && save !== 'saved') event.preventDefault();
});

function openState(): OptionsState | null {
  const state = model.state.value;
  return state === 'unreachable' ? null : state;
}

function App() {
  const state = model.state.value;
  if (state === 'unreachable') return <Unreachable />;
  if (state === null) return null;
  const { saved, policy, dataDates } = state;
  const { sites, onlyHere } = policy.set;
  showTheme(document.documentElement, state.draft.theme);
  const shown = (part: ComponentChildren) => (policy.hideOptions ? null : part);
  return (
    <Options
      state={state}
      spending={spending.spending.value}
      now={now.value}
      events={events}
      news={policyNews.isNew.value ? <PolicyNewsNote onRead={policyNews.onRead} /> : null}
      more={{
        providers: (row) => (
          <AllProviders
            state={providers.state.value}
            service={{ state: serviceState(state), isSetUp: isServiceSetUp(state), row }}
            now={now.value}
            events={providersEvents}
            own={{ state: own.state.value, events: ownEvents }}
          />
        ),
        lookups: shown(
          <Ledger
            page={spending.ledger.value}
            isTarget={location.hash === '#calls'}
            ownNames={own.names()}
            onTurn={spending.turn}
            onClear={spending.clear}
          />,
        ),
        pages: (
          <>
            <SiteRules
              sites={{ ...saved.sites, ...state.privateSites }}
              onlyHere={saved.onlyHere}
              locked={{ sites, onlyHere: onlyHere !== undefined }}
              onSite={(host, mode) => void model.setSite(host, mode)}
              onOnlyHere={(only) => void model.setOnlyHere(only)}
            >
              <SiteLessonList sites={lessons.sites.value} onForget={lessons.forget} />
            </SiteRules>
            <Shortcuts shortcuts={shortcuts.value} onChange={() => void openShortcuts()} />
          </>
        ),
        data: (
          <>
            {shown(<Contacts state={contacts.state.value} events={contactsEvents} />)}
            {policy.hideOptions ? (
              <ErasePart erasing={data.state.value.erasing} onErase={dataEvents.onErase} />
            ) : (
              <DataPart state={data.state.value} events={dataEvents} />
            )}
            <About version={version} dataDates={dataDates}>
              <WrongAnswer
                installed={{ version, dataDates, browser: navigator.userAgent }}
                report={null}
                copied={copier.copied.value}
                onCopy={copier.copy}
              />
            </About>
          </>
        ),
      }}
    />
  );
}

const root = document.querySelector('#root');
if (root) {
  startPage(document.documentElement);
  document.title = say('optionsTitle');
  render(<App />, root);
  void model.open().then(goToSection);
  void policyNews.load();
  addEventListener('hashchange', goToSection);
  onPolicyChanged(() => {
    void model.refresh();
    void providers.open();
  });
  void contacts.open();
  void lessons.open();
  void spending.open();
  void providers.open();
  void readShortcuts().then((read) => {
    shortcuts.value = read;
  });
}

/**
 * Goes to the section in the address, as the browser looked for it before the sections were drawn; or to a control, which
 * gets the focus: it is what a card's button named, or a link beside what went wrong.
 */
function goToSection(): void {
  const place = document.getElementById(location.hash.slice(1));
  const isSection = place?.matches('.nl-options-part, .nl-option');
  place?.scrollIntoView({ block: isSection ? 'start' : 'center' });
  if (place && !isSection) (place.querySelector('button') ?? place).focus({ preventScroll: true });
}
