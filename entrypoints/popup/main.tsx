import { render } from 'preact';
import { browser } from 'wxt/browser';
import { clock } from '../../components/page/clock.ts';
import { createCopier } from '../../components/page/copier.ts';
import { originPattern } from '../../components/page/origin-pattern.ts';
import { ownTimeZone } from '../../components/page/own-time-zone.ts';
import { startPage } from '../../components/page/start-page.ts';
import { Popup } from '../../components/popup/Popup.tsx';
import type { PopupEvents } from '../../components/popup/popup-state.ts';
import { createPopupModel } from './popup-model.ts';
import '../../components/theme.css';
import './popup.css';

const closed = new AbortController();
addEventListener('pagehide', () => closed.abort(), { once: true });

const model = createPopupModel(closed.signal, window);
const now = clock(closed.signal);
const copier = createCopier();
const here = ownTimeZone();

const events: PopupEvents = {
  onText: model.setText,
  onCountry: model.setCountry,
  onLookUp: model.lookUp,
  onRefresh: model.refresh,
  onCopy: copier.copy,
  onPick: model.pick,
  onRecent: ({ subject }) => model.pick(subject),
  onClearRecent: model.clearRecent,
  onSite: model.setSite,
  onCalls: () => void browser.tabs.create({ url: browser.runtime.getURL('/options.html#calls') }),
  onOptions: () => void browser.runtime.openOptionsPage(),
  // The browser's question needs the click itself: nothing may be awaited before it.
  onAllow(origin) {
    const granting = browser.permissions.request({ origins: [originPattern(origin)] });
    granting.then((granted) => (granted ? model.lookUp() : undefined)).catch(() => undefined);
  },
};

function App() {
  return <Popup state={model.state.value} now={now.value} here={here} copied={copier.copied.value} events={events} />;
}

const root = document.querySelector('#root');
if (root) {
  startPage(document.documentElement);
  render(<App />, root);
  void model.open();
}
