import { expect, onTestFinished, vi } from 'vitest';
import type { CardSettings } from '../../lib/model/settings/settings.ts';
import { createCardController } from '../../lib/page/card/card-controller.ts';
import type { CardHost, CardHostOptions } from '../../lib/page/card/card-host.ts';
import { offerCardParts } from '../../lib/page/card/card-parts.ts';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import type { Prepared, Survey } from '../../lib/page/card/card-types.ts';
import { createWalker } from '../../lib/page/card/walker.ts';
import type { Box } from '../../lib/page/dom/view.ts';
import type { Match } from '../../lib/page/mark/match-ledger.ts';
import { matchRects } from '../../lib/page/mark/match-place.ts';
import { drawnAs } from '../../lib/page/point/drawn.ts';
import { isEverSeen } from '../../lib/page/point/ever-seen.ts';
import { page, survey } from './survey-room.ts';

offerCardParts({
  makeHost: () => null,
  drawnAs,
  isEverSeen,
  createWalker,
  around: () => ({}),
  publishedNear: () => [],
  selectionLinks: () => [],
});

export const card = { left: 10, top: 200, width: 380, height: 300 };
export const above = { left: 10, top: 40, width: 380, height: 300 };

/** A page with a number and another place of it further down, and the cards of a pointer. `isAbove`: the top frame shows them. */
export async function numberRead({ isAbove = false, openCard = 'click' as CardSettings['openCard'] } = {}) {
  const root = page(
    '<div style="font:16px/24px monospace"><p id="number">Call <b>+49 30 901820</b></p><p id="other">or +49 30 901821</p></div>',
  );
  const room = survey({ stirred: () => cards.stirred() });
  const prepared: Prepared = { token: 'token', box: isAbove ? null : card, shown: isAbove ? above : null };
  const host = { box: card, show: vi.fn(), close: vi.fn(), move: vi.fn(), grow: vi.fn(), isVisible: () => true };
  const hosts: CardHostOptions[] = [];
  const prepare = vi.fn(async (_match: Match, _number: Box, _isStill: boolean) => prepared);
  const tellAbove = vi.fn(async (_: 'stay' | 'leave' | 'close') => true);
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const read = { survey: (): Survey | null => room.surveyor };
  const cards = createCardController(
    {
      page: { url: 'about:blank', origin: location.origin },
      ready: async () => {},
      stood: () => true,
      prepare,
      settings: () => ({ ...usualCards, openCard }),
      tellAbove,
      lost() {},
      walkSame: () => null,
      makeHost(options): CardHost {
        hosts.push(options);
        return host;
      },
      survey: () => read.survey(),
    },
    life.signal,
  );
  await expect.poll(() => room.surveyor.ledger.all().size).toBe(2);
  const [match] = room.surveyor.ledger.all();
  const [rect] = match ? matchRects(match) : [];
  if (!match || !rect) throw new Error('no number');
  const point = { x: rect.left + 8, y: rect.top + 8 };
  const bold = (): HTMLElement => root.querySelector('#number b') ?? root;
  return { root, room, cards, host, hosts, prepare, tellAbove, match, point, bold, page: read };
}

/** The same, with an open card of the number. */
export async function cardOpen({ isAbove = false } = {}) {
  const read = await numberRead({ isAbove });
  const { cards, match, point, prepare, hosts, host } = read;
  cards.enter(match, point);
  await expect.poll(() => prepare.mock.calls.length).toBe(1);
  if (!isAbove) {
    await expect.poll(() => hosts.length).toBe(1);
    hosts[0]?.onEvent({ say: 'ready' });
    expect(host.show).toHaveBeenCalledOnce();
  }
  return read;
}

export type Open = Awaited<ReturnType<typeof cardOpen>>;

/** Waits until the text of the number was read again. */
export async function foundAgain({ room: { surveyor }, bold, match }: Open): Promise<Match> {
  const find = (): Match | undefined =>
    [...surveyor.ledger.all()].find((other) => other !== match && bold().contains(other.passages[0].node));
  await expect.poll(find).toBeDefined();
  const found = find();
  if (!found) throw new Error('it was not found again');
  return found;
}

export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
