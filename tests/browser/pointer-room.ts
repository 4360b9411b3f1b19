import { onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Match, Passages } from '../../lib/page/mark/match-ledger.ts';
import { createMatchLedger, textOfPassages } from '../../lib/page/mark/match-ledger.ts';
import { followPointer } from '../../lib/page/point/pointer.ts';
import { page } from './survey-room.ts';

export const longAgo = -10_000;

/** What a pointer tells; it wants a card for a movement. */
export function spies() {
  return {
    wants: vi.fn(({ type }: Event) => type === 'pointermove'),
    entered: vi.fn(),
    traveled: vi.fn(),
    left: vi.fn(),
    scrolled: vi.fn(),
    moved: vi.fn(),
    met: vi.fn(),
  };
}

/** Follows the pointer over these matches until the test ends or `stop`; `from` is where the pointer was before. */
export function follow(matches: readonly Match[], { told = spies(), from }: { told?: Told; from?: Place } = {}) {
  const ledger = createMatchLedger({ drawMark() {}, eraseMark() {} });
  for (const match of matches) ledger.add(match);
  const life = new AbortController();
  const stop = () => life.abort();
  onTestFinished(stop);
  return { pointer: followPointer(ledger, told, life.signal, from), ledger, told, stop };
}

export type Told = ReturnType<typeof spies>;
export type Place = { x: number; y: number };

/** A page of one number, all of the texts in `#number`, with a pointer that follows the real one from beside it. */
export async function setUpPage(html: string, { since = longAgo } = {}) {
  const root = page(
    `<div style="font:16px/24px monospace"><p id="away">Nothing here</p>${html}<p id="far" style="position:fixed;bottom:0">Far from all</p></div>`,
  );
  const number = root.querySelector('#number');
  if (!number) throw new Error('no number');
  const places = [];
  const walker = document.createTreeWalker(number, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) places.push({ node, start: 0, end: node.length });
  }
  const [first, ...others] = places;
  if (!first) throw new Error('no text');
  const passages: Passages = [first, ...others];
  const text = textOfPassages(passages);
  const match: Match = { subject: { kind: 'ip', ip: '192.0.2.1' }, sure: true, country: null, passages, text, since };
  const { pointer, ledger, told, stop } = follow([match]);
  const hover = async (selector: string, position = { x: 4, y: 12 }): Promise<void> => {
    const element = root.querySelector(selector);
    if (element) await userEvent.hover(element, { position });
  };
  await hover('#far');
  await hover('#away', { x: 60, y: 12 });
  await hover('#away');
  return { root, match, ledger, told, pointer, hover, stop };
}

/** Has the page's time go on by a minute, in which the pointer may have rested. */
export function goOn(): void {
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
  onTestFinished(() => clock.mockRestore());
}

/** Waits until a timer of the pointer's, set before, has run: it was set earlier and is not longer. */
export async function outlastRest(): Promise<void> {
  await new Promise((done) => setTimeout(done, 200));
}

/** A page with its number far below a block that `over` lies on; `put` moves the number beside (200, 150) of the block. */
export async function setUpCovered(over: string) {
  const set = await setUpPage(
    `<div id="block" style="position:relative;height:300px">${over}</div>
    <p style="margin-top:200px"><span id="number" style="position:relative">+49 30 901820</span></p>`,
  );
  const number = set.root.querySelector('#number');
  const block = set.root.querySelector('#block');
  const inner = set.root.querySelector('#over');
  if (!(number instanceof HTMLElement && block && inner instanceof HTMLElement)) throw new Error('no number');
  function put(): void {
    const [from, to] = [number?.getBoundingClientRect(), block?.getBoundingClientRect()];
    if (!(from && to && number instanceof HTMLElement)) return;
    number.style.left = `${to.left + 216 - from.left}px`;
    number.style.top = `${to.top + 140 - from.top}px`;
  }
  return { ...set, over: inner, put };
}

export const frame = '<iframe id="over" style="position:absolute;width:100%;height:100%;border:0"></iframe>';
