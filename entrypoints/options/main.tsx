import { render } from 'preact';
import { browser } from 'wxt/browser';
import { Options } from '../../components/options/Options.tsx';
import type { OptionsEvents } from '../../components/options/options-state.ts';
import { Unreachable } from '../../components/options/Unreachable.tsx';
import { clock } from '../../components/page/clock.ts';
import { originPattern } from '../../components/page/origin-pattern.ts';
import { startPage } from '../../components/page/start-page.ts';
import { say } from '../../lib/words/say.ts';
import { createOptionsModel } from './options-model.ts';
import '../../components/theme.css';
import './options.css';

const closed = new AbortController();
addEventListener('pagehide', () => closed.abort(), { once: true });

const model = createOptionsModel();
const now = clock(closed.signal);

const events: OptionsEvents = {
  onChange: model.change,
  onKey: model.setKey,
  onSave: () => void model.save(),
  onTest: () => void model.test(),
  // The browser's question needs the click itself: nothing may be awaited before it.
  onAllow(origin) {
    const granting = browser.permissions.request({ origins: [originPattern(origin)] });
    granting.then((granted) => (granted ? model.test() : undefined)).catch(() => undefined);
  },
};

function App() {
  const state = model.state.value;
  if (state === 'unreachable') return <Unreachable />;
  return state ? <Options state={state} now={now.value} events={events} /> : null;
}

const root = document.querySelector('#root');
if (root) {
  startPage(document.documentElement);
  document.title = say('optionsTitle');
  render(<App />, root);
  void model.open();
}
