import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { Card } from '../../components/card/Card.tsx';
import type { CardEvents } from '../../components/card/card-state.ts';
import { clock } from '../../components/page/clock.ts';
import { createCopier } from '../../components/page/copier.ts';
import { ownTimeZone } from '../../components/page/own-time-zone.ts';
import { startPage } from '../../components/page/start-page.ts';
import { afterPaint } from './after-paint.ts';
import { createCardModel } from './card-model.ts';
import type { TokenOffer } from './listen-for-token.ts';
import { listenForToken } from './listen-for-token.ts';
import { talkToPage } from './talk-to-page.ts';
import '../../components/theme.css';
import './card-page.css';

const closed = new AbortController();
const accepted = new AbortController();
addEventListener('pagehide', () => closed.abort(), { once: true });

const model = createCardModel();
const now = clock(closed.signal);
const copier = createCopier();
const pinned = signal(false);
const here = ownTimeZone();

function App({ events }: { events: CardEvents }) {
  const state = model.state.value;
  return state ? (
    <Card
      state={state}
      now={now.value}
      here={here}
      copied={copier.copied.value}
      pinned={pinned.value}
      events={events}
    />
  ) : null;
}

async function start({ token, port }: TokenOffer): Promise<void> {
  const root = document.querySelector('#root');
  if (!root || !(await model.open(token)) || accepted.signal.aborted) return;
  accepted.abort();
  const talk = talkToPage(port, { onShown: model.seen, until: closed.signal });
  const events: CardEvents = {
    onLookUp: model.lookUp,
    onCopy: copier.copy,
    onPick: model.pick,
    onOptions: () => void browser.runtime.openOptionsPage(),
    onClose: () => talk.say({ say: 'close' }),
    onPin(wanted) {
      pinned.value = wanted;
      talk.say({ say: 'pin', pinned: wanted });
    },
  };
  startPage(document.documentElement);
  render(<App events={events} />, root);
  await afterPaint();
  talk.say({ say: 'ready' });
}

listenForToken(start, AbortSignal.any([closed.signal, accepted.signal]));
