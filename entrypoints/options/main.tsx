import { render } from 'preact';
import { browser } from 'wxt/browser';
import { Contacts } from '../../components/options/Contacts.tsx';
import type { ContactsEvents } from '../../components/options/contacts-state.ts';
import { Ledger } from '../../components/options/Ledger.tsx';
import { Options } from '../../components/options/Options.tsx';
import type { OptionsEvents } from '../../components/options/options-state.ts';
import { SiteLessonList } from '../../components/options/SiteLessonList.tsx';
import { Unreachable } from '../../components/options/Unreachable.tsx';
import { clock } from '../../components/page/clock.ts';
import { originPattern } from '../../components/page/origin-pattern.ts';
import { startPage } from '../../components/page/start-page.ts';
import { say } from '../../lib/words/say.ts';
import { createContactsModel } from './contacts-model.ts';
import { createLessonsModel } from './lessons-model.ts';
import { createOptionsModel } from './options-model.ts';
import { createSpendingModel } from './spending-model.ts';
import '../../components/theme.css';
import './options.css';

const closed = new AbortController();
addEventListener('pagehide', () => closed.abort(), { once: true });

const model = createOptionsModel();
const contacts = createContactsModel(closed.signal);
const lessons = createLessonsModel();
const spending = createSpendingModel();
const now = clock(closed.signal);

const events: OptionsEvents = {
  onChange: model.change,
  onKey: model.setKey,
  onBudget: model.setBudget,
  onSave: () => void model.save().then(spending.open),
  onTest: () => void model.test().then(spending.open),
  onForgetNames: () => void model.forgetNames(),
  // The browser's question needs the click itself: nothing may be awaited before it.
  onAllow(origin) {
    const granting = browser.permissions.request({ origins: [originPattern(origin)] });
    granting.then((granted) => (granted ? model.allowed(origin) : undefined)).catch(() => undefined);
  },
};

const contactsEvents: ContactsEvents = {
  onFiles: (files) => void contacts.importFiles(files),
  onCancel: contacts.cancel,
  onSearch: (search) => void contacts.search(search),
  onTurn: (offset) => void contacts.turn(offset),
  onRemove: (name) => void contacts.remove(name),
  onRemoveAll: (answer) => void contacts.removeAll(answer),
};

// A file that is dropped beside the area for it would take the page's place, and what was typed with it.
for (const type of ['dragover', 'drop'] as const) addEventListener(type, (event) => event.preventDefault());

function App() {
  const state = model.state.value;
  if (state === 'unreachable') return <Unreachable />;
  if (state === null) return null;
  return (
    <Options state={state} spending={spending.spending.value} now={now.value} events={events}>
      <Ledger
        page={spending.ledger.value}
        isTarget={location.hash === '#calls'}
        onTurn={spending.turn}
        onClear={spending.clear}
      />
      <Contacts state={contacts.state.value} events={contactsEvents} />
      <SiteLessonList sites={lessons.sites.value} onForget={lessons.forget} />
    </Options>
  );
}

const root = document.querySelector('#root');
if (root) {
  startPage(document.documentElement);
  document.title = say('optionsTitle');
  render(<App />, root);
  void model.open();
  void contacts.open();
  void lessons.open();
  void spending.open();
}
