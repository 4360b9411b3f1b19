import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { AskedProgram } from '../../components/page/AskedProgram.tsx';
import { clock } from '../../components/page/clock.ts';
import { createCopier } from '../../components/page/copier.ts';
import { createReportTools } from '../../components/page/report-tools.ts';
import { showTheme, startPage } from '../../components/page/start-page.ts';
import type { PanelTab } from '../../components/panel/Panel.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { ask, speakFor } from '../../lib/messages/ask.ts';
import { say } from '../../lib/words/say.ts';
import { createFoundHalf } from './found/found-half.tsx';
import { createListHalf } from './list/list-half.tsx';
import '../../components/theme.css';
import './sidepanel.css';

// Before the first request: a panel of a private window must not be mistaken for one of the window in front.
speakFor(
  browser.windows.getCurrent().then(
    ({ id }) => id ?? null,
    () => null,
  ),
);

const tab = signal<PanelTab>(location.hash === '#list' ? 'list' : 'page');

const closed = new AbortController();
addEventListener('pagehide', () => closed.abort(), { once: true });
const now = clock(closed.signal);
const copier = createCopier();
const reportTools = createReportTools(ask, copier);

// A private window keeps no notes.
const canNote = signal(false);
void browser.windows.getCurrent().then(({ incognito }) => {
  canNote.value = !incognito;
});

const list = createListHalf({
  now,
  copier,
  reportTools,
  canNote,
  onHanded(half) {
    tab.value = half;
  },
  until: closed.signal,
});

const FoundHalf = createFoundHalf({
  now,
  copier,
  reportTools,
  canNote,
  onAddAll(text) {
    list.add(text);
    tab.value = 'list';
  },
  until: closed.signal,
});

// A file that is dropped beside its area would replace the panel.
for (const type of ['dragover', 'drop'] as const) addEventListener(type, (event) => event.preventDefault());

function App() {
  return (
    <>
      <Panel
        tab={tab.value}
        onTab={(picked) => {
          tab.value = picked;
        }}
        halves={{ page: <FoundHalf />, list: <list.Half /> }}
      />
      <AskedProgram />
    </>
  );
}

const root = document.querySelector('#root');
if (root) {
  startPage(document.documentElement);
  void ask('readTheme', {}).then((reply) => reply.ok && showTheme(document.documentElement, reply.value.theme));
  void reportTools.load();
  document.title = say('panelTitle');
  render(<App />, root);
}
