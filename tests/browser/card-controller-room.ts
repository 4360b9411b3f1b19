import { onTestFinished, vi } from 'vitest';
import type { CardSettings } from '../../lib/model/settings/settings.ts';
import { createCardController } from '../../lib/page/card/card-controller.ts';
import type { CardHost, CardHostOptions } from '../../lib/page/card/card-host.ts';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import type { Prepared } from '../../lib/page/card/card-types.ts';
import type { Match } from '../../lib/page/mark/match-ledger.ts';
import { page } from './survey-room.ts';

export const here = { x: 20, y: 20 };
export const number = { left: 10, top: 10, width: 80, height: 20 };
export const place = { left: 10, top: 100, width: 380, height: 440 };
export const { cardDelays } = usualCards;

export function room(
  prepared: Prepared | null = { token: 'token', box: place, shown: null },
  settings: Partial<CardSettings> = {},
) {
  const hosts: (CardHost & { options: CardHostOptions })[] = [];
  const tellAbove = vi.fn(async (_: 'stay' | 'leave' | 'close') => true);
  const prepare = vi.fn(async () => prepared);
  const lost = vi.fn();
  const walkSame = vi.fn((_: Match): Match | null => null);
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const cards = createCardController(
    {
      page: { url: 'about:blank', origin: location.origin },
      ready: async () => {},
      stood: () => true,
      prepare,
      settings: () => ({ ...usualCards, ...settings }),
      tellAbove,
      lost,
      walkSame,
      survey: () => null,
      makeHost(options) {
        const host = {
          options,
          box: options.box,
          show: vi.fn(),
          close: vi.fn(),
          move: vi.fn(),
          grow: vi.fn(),
          isVisible: () => true,
        };
        hosts.push(host);
        return host;
      },
    },
    life.signal,
  );
  return { cards, prepare, tellAbove, lost, walkSame, hosts, life };
}

export function match(): Match {
  const node = page('<p>+49 30 901820</p>').firstChild?.firstChild;
  if (!(node instanceof Text)) throw new Error('no text');
  const place = { node, start: 0, end: node.length };
  return {
    subject: { kind: 'ip', ip: '192.0.2.1' },
    sure: true,
    country: null,
    passages: [place],
    text: node.data,
    since: 0,
  };
}

export async function shown() {
  const entered = room();
  entered.cards.enter(match(), here);
  await vi.advanceTimersByTimeAsync(cardDelays.show);
  entered.hosts.at(-1)?.options.onEvent({ say: 'ready' });
  return entered;
}
