import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { AskedProgram } from '../../components/page/AskedProgram.tsx';
import { allowOrigin } from '../../components/page/allow-origin.ts';
import { clock, ownTimeZone } from '../../components/page/clock.ts';
import { createCopier } from '../../components/page/copier.ts';
import { createPolicyNews } from '../../components/page/policy-news.ts';
import { createReportTools } from '../../components/page/report-tools.ts';
import { showTheme, startPage } from '../../components/page/start-page.ts';
import { PolicyNewsNote } from '../../components/parts/PolicyNewsNote.tsx';
import { Popup } from '../../components/popup/Popup.tsx';
import type { PopupEvents } from '../../components/popup/popup-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import { openInTabs } from '../../lib/messages/open-in-tabs.ts';
import { openOptions } from '../../lib/messages/open-options.ts';
import type { DataDates } from '../../lib/model/answer/report.ts';
import { createOpenPanel } from './open-panel.ts';
import { createPopupModel } from './popup-model.ts';
import '../../components/theme.css';
import './popup.css';

const closed = new AbortController();
addEventListener('pagehide', () => closed.abort(), { once: true });

const ownWindow = async () => {
  const { id = null } = await browser.windows.getCurrent();
  return id;
};
const model = createPopupModel(closed.signal, window, ownWindow);
const now = clock(closed.signal);
const copier = createCopier();
const reportTools = createReportTools(ask, copier);
const here = ownTimeZone();
const openPanel = createOpenPanel();
const policyNews = createPolicyNews(ask);
const dataDates = signal<DataDates>({ phone: null, ip: null });
const installed = { version: browser.runtime.getManifest().version, browser: navigator.userAgent };

/** A panel that is open already may show its list. */
async function showPage(): Promise<boolean> {
  await ask('handToPanel', { text: '' });
  return true;
}

const events: PopupEvents = {
  onText: model.setText,
  onExample: model.tryExample,
  onCountry: model.setCountry,
  onEnter: model.enter,
  onClear: () => model.setText(''),
  onLookUp: model.lookUp,
  onRefresh: model.refresh,
  onDetails: model.extend,
  onNote: model.writeNote,
  onCopy: copier.copy,
  onRecipe: reportTools.onRecipe,
  onSave: reportTools.onSave,
  onPick: model.pick,
  onRecent: model.pickRecent,
  onClearRecent: model.clearRecent,
  onPaste: model.paste,
  onTextAsList: () => openPanel('list', model.handToPanel),
  onFound: () => openPanel('page', showPage),
  onRemoveRecent: ({ subject }) => void model.removeRecent(subject),
  onSiteMode: model.setSiteMode,
  onTabOff: model.setTabOff,
  onPause: model.setPaused,
  onCalls: () => void browser.tabs.create({ url: browser.runtime.getURL('/options.html#calls') }),
  onOptions: (at) => void openOptions(at),
  onOpenAll: openInTabs,
  onAllow: (origin) => allowOrigin(browser.permissions, origin, () => model.lookUp()),
};

function App() {
  return (
    <>
      <Popup
        state={model.state.value}
        now={now.value}
        here={here}
        copied={copier.copied.value}
        tools={reportTools.tools.value}
        events={events}
        installed={{ ...installed, dataDates: dataDates.value }}
        news={policyNews.isNew.value ? <PolicyNewsNote onRead={policyNews.onRead} /> : null}
      />
      <AskedProgram />
    </>
  );
}

const root = document.querySelector('#root');
if (root) {
  startPage(document.documentElement);
  void ask('readTheme', {}).then((reply) => reply.ok && showTheme(document.documentElement, reply.value.theme));
  render(<App />, root);
  void reportTools.load();
  void model.open();
  void policyNews.load();
  void ask('readDataDates', {}).then((reply) => {
    if (reply.ok) dataDates.value = reply.value;
  });
}
