import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { Card } from '../../components/card/Card.tsx';
import type { CardEvents } from '../../components/card/card-state.ts';
import { AskedProgram } from '../../components/page/AskedProgram.tsx';
import { clock, ownTimeZone } from '../../components/page/clock.ts';
import { createCopier } from '../../components/page/copier.ts';
import { createReportTools } from '../../components/page/report-tools.ts';
import { showTheme, startPage } from '../../components/page/start-page.ts';
import { openLink } from '../../components/report/subject-keys.ts';
import { whereToCall } from '../../components/report/where-to-call.ts';
import { ask } from '../../lib/messages/ask.ts';
import { openInTabs } from '../../lib/messages/open-in-tabs.ts';
import { openOptions } from '../../lib/messages/open-options.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { afterPaint } from './after-paint.ts';
import { createCardModel } from './card-model.ts';
import type { TokenOffer } from './listen-for-token.ts';
import { listenForToken } from './listen-for-token.ts';
import { pressInSight } from './press-in-sight.ts';
import { talkToPage } from './talk-to-page.ts';
import '../../components/theme.css';
import './card-page.css';

const closed = new AbortController();
const accepted = new AbortController();
addEventListener('pagehide', () => closed.abort(), { once: true });

const model = createCardModel(closed.signal, window);
const now = clock(closed.signal);
const copier = createCopier();
const pinned = signal(false);
const notice = signal<MessageKey | null>(null);
const here = ownTimeZone();
/** Screen units per CSS px; in Firefox both are the same. */
let zoom = 1;

async function readZoom(): Promise<void> {
  if (!import.meta.env.FIREFOX) zoom = await browser.tabs.getZoom();
}

/**
 * Reads the number with another country. The list of countries may then be drawn in another place, and the button of the
 * next country is gone: the focus of whoever used the list or keys goes to the list. A focused list also holds the card open.
 */
async function reread(country: string | null): Promise<void> {
  const wasUsed = document.querySelector('select:focus, :focus-visible') !== null;
  await model.reread(country);
  await afterPaint();
  if (wasUsed && document.activeElement === document.body) document.querySelector('select')?.focus();
}

function App({ tools, events }: { tools: ReadonlySignal<CardTools>; events: CardEvents }) {
  const state = model.state.value;
  if (!state) return null;
  return (
    <>
      <Card
        state={state}
        now={now.value}
        here={here}
        copied={copier.copied.value}
        tools={tools.value}
        pinned={pinned.value}
        events={events}
        notice={<AskedProgram />}
      />
      <p class="card-notice" role="status">
        {notice.value && say(notice.value)}
      </p>
    </>
  );
}

async function start({ token, port }: TokenOffer): Promise<void> {
  const root = document.querySelector('#root');
  const opened = root && (await model.open(token));
  if (!opened || accepted.signal.aborted) return;
  accepted.abort();
  const reportTools = createReportTools(ask, copier, opened.tools);
  const tell = (why: MessageKey | null) => {
    notice.value = why;
  };
  const first = () => (opened.forCall ? whereToCall(root) : null);
  const talk = talkToPage(port, {
    onShown: model.seen,
    onSure: (isSure) => inSight.onSure(isSure),
    first,
    until: closed.signal,
  });
  const host = { watch: (on: boolean) => talk.say({ say: 'watch', on }), isSure: talk.isSure };
  const inSight = pressInSight(document.documentElement, { tell, host, until: closed.signal });
  const turnOff = inSight.guardChange(model.turnOff, false);
  const openNote = inSight.guardChange(model.openNote, false); // guard note-in-sight
  const events: CardEvents = {
    onLookUp: inSight.guardSpending(model.lookUp), // guard press-in-sight
    onRefresh: inSight.guardSpending(model.refresh),
    onCopy: inSight.guardChange(copier.copy, undefined), // guard copy-in-sight
    onRecipe: inSight.guardChange(reportTools.onRecipe, undefined),
    onSave: inSight.guardChange(reportTools.onSave, undefined),
    onOpenLink: inSight.guardChange(openLink, undefined), // guard key-link-in-sight
    onPick: inSight.guardChange(async (index: number) => {
      await model.pick(index);
      await afterPaint();
      first()?.focus();
    }, undefined),
    onReread: inSight.guardChange(reread, undefined),
    onTeach: inSight.guardChange(model.teach, undefined),
    onTurnOff: () => void turnOff().then((off) => off && talk.say({ say: 'close' })),
    onDetails: inSight.guardChange((on: boolean) => {
      const height = model.extend(on, { pinned: pinned.value });
      if (height !== null) talk.say({ say: 'grow', height });
    }, undefined),
    onWalk: (by) => talk.say({ say: 'walk', by }),
    // It would not show the new note. A pinned one stays, as the user chose.
    onNote: () => void openNote().then((opened) => opened && !pinned.value && talk.say({ say: 'close' })),
    onOptions: inSight.guardChange(openOptions, undefined),
    onOpenAll: inSight.guardChange(openInTabs, undefined), // guard open-all-in-sight
    onClose: () => talk.say({ say: 'close' }),
    onPin(wanted) {
      pinned.value = wanted;
      model.pin(wanted);
      void readZoom();
      talk.say({ say: 'pin', pinned: wanted });
    },
    onMove(x, y, unit) {
      const scale = unit === 'screen' ? zoom : 1;
      talk.say({ say: 'move', x: x / scale, y: y / scale });
    },
  };
  startPage(document.documentElement);
  showTheme(document.documentElement, opened.theme);
  render(<App tools={reportTools.tools} events={events} />, root);
  await afterPaint();
  talk.say({ say: 'ready' });
}

listenForToken(start, AbortSignal.any([closed.signal, accepted.signal]));
