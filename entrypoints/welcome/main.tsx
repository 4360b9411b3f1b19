import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { CardReport } from '../../components/card/CardReport.tsx';
import type { CardEvents } from '../../components/card/card-state.ts';
import { GlanceReport } from '../../components/card/GlanceReport.tsx';
import { clock, ownTimeZone } from '../../components/page/clock.ts';
import { createCopier, saveFile } from '../../components/page/copier.ts';
import { usualTools } from '../../components/page/report-tools.ts';
import { showTheme, startPage } from '../../components/page/start-page.ts';
import { Welcome } from '../../components/welcome/Welcome.tsx';
import type { WelcomeEvents, WelcomeKeys } from '../../components/welcome/welcome-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import { openOptions } from '../../lib/messages/open-options.ts';
import { say } from '../../lib/words/say.ts';
import { createWelcomeModel } from './welcome-model.ts';
import '../../components/theme.css';
import '../../components/card/card.css';
import './welcome.css';

const closed = new AbortController();
addEventListener('pagehide', () => closed.abort(), { once: true });

const model = createWelcomeModel();
const now = clock(closed.signal);
const copier = createCopier();
const here = ownTimeZone();
const keys = signal<WelcomeKeys[]>([]);
const isDecided = signal(false);
/** The card shows all details. */
const isWhole = signal(false);
const openProviders = () => void openOptions('providers');
const nothing = () => {};

const events: WelcomeEvents = {
  onTry: (example) => void model.try(example),
  onOptions: openProviders,
  onReport: () => void openOptions('about'),
};

const cardEvents: CardEvents = {
  onLookUp: nothing,
  onRefresh: nothing,
  onCopy: copier.copy,
  onRecipe: (_kind, _recipe, text) => void copier.copy('subject', text),
  onSave: saveFile,
  onPick: nothing,
  onReread: nothing,
  onTeach: nothing,
  onOptions: openProviders,
  onClose: model.close,
  onDetails(on) {
    isWhole.value = on;
  },
};

function App() {
  const card = model.card.value;
  const state = {
    picked: model.picked.value,
    isFailed: card === 'failed',
    keys: keys.value,
    browser: import.meta.env.FIREFOX ? 'firefox' : 'chrome',
    isDecided: isDecided.value,
  } as const;
  const shared = {
    now: now.value,
    here,
    copied: copier.copied.value,
    tools: usualTools,
    note: null,
    events: cardEvents,
  };
  return (
    <Welcome state={state} events={events} isWhole={isWhole.value}>
      {card === null || card === 'failed' ? null : isWhole.value ? (
        <CardReport state={{ ...card, details: true }} {...shared} />
      ) : (
        <GlanceReport state={card} {...shared} pinned={false} />
      )}
    </Welcome>
  );
}

/** Shows the page's tab, which opened in the background. A browser that a program controls has no new user. */
async function comeToFront(): Promise<void> {
  if (navigator.webdriver) return;
  const tab = await browser.tabs.getCurrent();
  if (tab?.id !== undefined) await browser.tabs.update(tab.id, { active: true });
}

async function readDecisions(): Promise<void> {
  const reply = await ask('readSettings', {});
  if (!reply.ok) return;
  const { settings, policy } = reply.value;
  showTheme(document.documentElement, settings.theme);
  isDecided.value = policy.hideOptions || policy.set.lookUpOnline !== undefined;
}

/** Most shortcuts that are shown; the options list all of them. */
const mostShown = 3;

/** Returns the first shortcuts that have keys, as they are set in the browser. */
async function firstShortcuts(): Promise<WelcomeKeys[]> {
  const commands = await browser.commands.getAll();
  const named = commands.map(({ description = '', shortcut = '' }) => ({ name: description, keys: shortcut }));
  return named.filter(({ name, keys }) => name !== '' && keys !== '').slice(0, mostShown);
}

const root = document.querySelector('#root');
if (root) {
  startPage(document.documentElement);
  document.title = say('welcomeTitle');
  render(<App />, root);
  // Opens an example's card, which explains more than words.
  void model.try('ip');
  void comeToFront();
  void readDecisions();
  void firstShortcuts().then((read) => {
    keys.value = read;
  });
}
