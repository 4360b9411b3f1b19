import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { Match, Passages } from '../../lib/page/mark/match-ledger.ts';
import { createMatchLedger, textOfPassages } from '../../lib/page/mark/match-ledger.ts';
import { followPointer } from '../../lib/page/point/pointer.ts';
import { page } from './survey-room.ts';

const longAgo = -10_000;

/** What a pointer tells; it wants a card for a movement. */
function spies() {
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
function follow(matches: readonly Match[], { told = spies(), from }: { told?: Told; from?: Place } = {}) {
  const ledger = createMatchLedger({ drawMark() {}, eraseMark() {} });
  for (const match of matches) ledger.add(match);
  const life = new AbortController();
  const stop = () => life.abort();
  onTestFinished(stop);
  return { pointer: followPointer(ledger, told, life.signal, from), ledger, told, stop };
}

type Told = ReturnType<typeof spies>;
type Place = { x: number; y: number };

/** A page of one number, all of the texts in `#number`, with a pointer that follows the real one from beside it. */
async function setUpPage(html: string, { since = longAgo } = {}) {
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
function goOn(): void {
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
  onTestFinished(() => clock.mockRestore());
}

/** Waits until a timer of the pointer's, set before, has run: it was set earlier and is not longer. */
async function outlastRest(): Promise<void> {
  await new Promise((done) => setTimeout(done, 200));
}

/** A page with its number far below a block that `over` lies on; `put` moves the number beside (200, 150) of the block. */
async function setUpCovered(over: string) {
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

const frame = '<iframe id="over" style="position:absolute;width:100%;height:100%;border:0"></iframe>';

test('enters a match by moving onto it, and leaves it', async () => {
  const { match, told, hover, pointer } = await setUpPage('<p><span id="number">+49 30 901820</span></p>');
  await hover('#number');
  expect(told.entered.mock.calls.map(([entered]) => entered)).toEqual([match]);
  expect(pointer.stoodBefore(match)).toBe(true);
  told.left.mockClear();
  await hover('#away');
  expect(told.left).toHaveBeenCalled();
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('a number that a click entered is not left by moving over it', async () => {
  const { root, match, told, hover } = await setUpPage('<p><span id="number">+49 30 901820</span></p>');
  told.wants.mockImplementation(({ type }: Event) => type === 'click');
  await hover('#number');
  expect(told.entered).not.toHaveBeenCalled();
  const element = root.querySelector('#number');
  if (element) await userEvent.click(element, { position: { x: 4, y: 12 } });
  expect(told.entered.mock.calls.map(([entered]) => entered)).toEqual([match]);
  told.left.mockClear();
  await hover('#number', { x: 6, y: 12 });
  expect(told.left).not.toHaveBeenCalled();
  await hover('#away');
  expect(told.left).toHaveBeenCalled();
});

test('a number that a click entered is not left by moving over it after it was written anew', async () => {
  const { root, match, ledger, told, hover } = await setUpPage('<p><span id="number">+49 30 901820</span></p>');
  told.wants.mockImplementation(({ type }: Event) => type === 'click');
  await hover('#number');
  const element = root.querySelector('#number');
  if (!element) throw new Error('no number');
  await userEvent.click(element, { position: { x: 4, y: 12 } });
  const node = new Text('+49 30 901820');
  element.replaceChildren(node);
  ledger.add({ ...match, passages: [{ node, start: 0, end: node.length }] });
  told.left.mockClear();
  await hover('#number', { x: 6, y: 12 });
  expect(told.left).not.toHaveBeenCalled();
});

test('a number in several elements stays still while the pointer goes on from piece to piece', async () => {
  const { match, told, hover, pointer } = await setUpPage('<p id="number"><b>+49</b> <i>30</i> <u>901820</u></p>');
  for (const piece of ['b', 'i', 'u']) {
    await hover(piece);
    expect(pointer.stoodBefore(match), piece).toBe(true);
  }
  expect(told.entered).toHaveBeenCalledOnce();
});

test('a number over two lines stays still while the pointer goes from line to line', async () => {
  const { match, told, hover, pointer } = await setUpPage('<p id="number" style="width:90px">123456 654321</p>');
  await hover('#number', { x: 30, y: 12 });
  await hover('#number', { x: 30, y: 36 });
  expect(told.entered).toHaveBeenCalledOnce();
  expect(pointer.stoodBefore(match)).toBe(true);
});

test('a number that moved is not still, whichever piece did', async () => {
  const { root, match, hover, pointer } = await setUpPage('<p id="number"><b>+49</b> 30 <u>901820</u></p>');
  await hover('b');
  expect(pointer.stoodBefore(match)).toBe(true);
  const last = root.querySelector('u');
  if (last) last.style.marginLeft = '30px';
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('a number that has only just come is not still', async () => {
  // Later than now: a slow machine's pointer must not come late enough.
  const { match, hover, pointer } = await setUpPage('<p id="number">+49 30 901820</p>', {
    since: performance.now() + 5_000,
  });
  await hover('#number');
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('a number that the page puts under the pointer is not still', async () => {
  const { root, match, hover, pointer } = await setUpPage('<p id="number">+49 30 901820</p>');
  await hover('#away', { x: 20, y: 12 });
  const away = root.querySelector('#away');
  if (away instanceof HTMLElement) away.style.display = 'none';
  await hover('#number', { x: 26, y: 12 });
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('a number that something covered until the pointer was above it is not still', async () => {
  const cover = '<div id="cover" style="position:absolute;inset:0"></div>';
  const { root, match, told, hover, pointer } = await setUpPage(
    `<div style="position:relative"><p id="number" style="margin:0">+49 30 901820</p>${cover}</div>`,
  );
  await hover('#cover', { x: 20, y: 12 });
  expect(told.entered).not.toHaveBeenCalled();
  root.querySelector('#cover')?.remove();
  await hover('#number', { x: 26, y: 12 });
  expect(told.entered).toHaveBeenCalledOnce();
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('a number that the page moves ahead of the pointer is not still, however long it stays; a number that was already there is', async () => {
  const { root, match, hover, pointer } = await setUpPage(
    '<p id="beside" style="height:400px">Further down</p><p><span id="number" style="position:relative">+49 30 901820</span></p>',
  );
  const element = root.querySelector('#number');
  if (!(element instanceof HTMLElement)) throw new Error('no number');
  // Where it always was, and the pointer is far away.
  await hover('#number');
  expect(pointer.stoodBefore(match)).toBe(true);
  await hover('#beside', { x: 4, y: 200 });
  element.style.top = '-200px';
  element.style.left = '40px';
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
  onTestFinished(() => clock.mockRestore());
  await hover('#beside', { x: 6, y: 200 });
  await hover('#number');
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('a number that reaches the pointer because the window moved is not still', async () => {
  const { match, hover, pointer } = await setUpPage(
    '<p id="beside" style="height:400px">Further down</p><p><span id="number">+49 30 901820</span></p>',
  );
  const before = screenX;
  const place = vi.spyOn(window, 'screenX', 'get').mockReturnValue(before - 40);
  onTestFinished(() => place.mockRestore());
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
  onTestFinished(() => clock.mockRestore());
  await hover('#number');
  expect(pointer.stoodBefore(match)).toBe(false);
  // From far away to a number that stayed where it is in the window's new place.
  await hover('#beside', { x: 4, y: 20 });
  clock.mockImplementation(() => now + 120_000);
  await hover('#beside', { x: 6, y: 20 });
  await hover('#number');
  expect(pointer.stoodBefore(match)).toBe(true);
});

test.each([
  [0.4, false],
  [0.6, true],
])('a number at opacity %d in each of two parents: is still: %s', async (opacity, isStill) => {
  const faint = `style="opacity:${opacity}"`;
  const { match, told, hover, pointer } = await setUpPage(
    `<div ${faint}><p ${faint}><span id="number">+49 30 901820</span></p></div>`,
  );
  await hover('#number');
  expect(told.entered.mock.calls.map(([entered]) => entered)).toEqual([match]);
  expect(pointer.stoodBefore(match)).toBe(isStill);
});

test('a number that a slot shows faintly is not still', async () => {
  const { match, told, hover, pointer } = await setUpPage('<p><span id="number">+49 30 901820</span></p>');
  const root = document.querySelector('#number')?.attachShadow({ mode: 'open' });
  if (root) root.innerHTML = '<i style="opacity:.1"><slot></slot></i>';
  await hover('#number');
  expect(told.entered.mock.calls.map(([entered]) => entered)).toEqual([match]);
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('a number that takes the place of another beside the pointer is not still, however long it waits there', async () => {
  const { match, told, hover } = await setUpPage(
    '<p><span id="number">+49 30 901820</span></p><p id="beside">Beside</p>',
  );
  await hover('#beside');
  const other: Match = { ...match, subject: { kind: 'ip', ip: '192.0.2.2' } };
  const { pointer } = follow([other], { told, from: { x: 12, y: 40 } });
  await hover('#beside', { x: 8, y: 12 });
  await hover('#number');
  expect(pointer.stoodBefore(other)).toBe(false);
});

test('when a page is read again, a number that stood there before still does, and one beside the pointer does not', async () => {
  const { root, match, told, hover } = await setUpPage(
    '<p><span id="number">+49 30 901820</span></p><p><span id="other">+49 30 901821</span></p>',
  );
  const number = root.querySelector('#number');
  const node = root.querySelector('#other')?.firstChild;
  if (!number || !(node instanceof Text)) throw new Error('no number');
  const { left, top } = number.getBoundingClientRect();
  const again = { ...match };
  const other: Match = { ...match, passages: [{ node, start: 0, end: node.length }] };
  const { pointer } = follow([again, other], { told, from: { x: left - 10, y: top } });
  await hover('#away');
  await hover('#number');
  expect(pointer.stoodBefore(again)).toBe(true);
  await hover('#other');
  expect(pointer.stoodBefore(other)).toBe(false);
});

test('a number present since load is still even if the pointer was heard beside it before it was read', async () => {
  const { root, match, told, hover, stop } = await setUpPage('<p><span id="number">+49 30 901820</span></p>');
  stop();
  const measured = vi.spyOn(Range.prototype, 'getClientRects');
  onTestFinished(() => measured.mockRestore());
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
  for (const early of [true, false]) {
    const node = new Text('+49 30 901820');
    root.querySelector('#number')?.replaceChildren(node);
    const other: Match = { ...match, early, passages: [{ node, start: 0, end: node.length }] };
    const { pointer, ledger, stop } = follow([], { told });
    await hover('#away', { x: 60, y: 12 });
    ledger.add(other);
    measured.mockClear();
    await hover('#away');
    await vi.waitFor(() => expect(measured).toHaveBeenCalled());
    await hover('#away', { x: 8, y: 12 });
    await hover('#number');
    expect(pointer.stoodBefore(other)).toBe(early);
    stop();
  }
});

test('a number present since load is not still if the pointer was on it before it was read', async () => {
  const { match, told, hover, stop } = await setUpPage('<p><span id="number">+49 30 901820</span></p>');
  stop();
  const measured = vi.spyOn(Range.prototype, 'getClientRects');
  onTestFinished(() => measured.mockRestore());
  const [{ node }] = match.passages;
  const fresh = new Text('+49 30 901820');
  node.replaceWith(fresh);
  const other: Match = { ...match, early: true, passages: [{ node: fresh, start: 0, end: fresh.length }] };
  const { pointer, ledger } = follow([], { told });
  await hover('#number');
  ledger.add(other);
  measured.mockClear();
  await vi.waitFor(() => expect(measured).toHaveBeenCalled());
  await hover('#number', { x: 8, y: 12 });
  expect(pointer.stoodBefore(other)).toBe(false);
});

test('a number present since load is not still if the pointer is heard for the first time beside it', async () => {
  const { match, told, hover, stop } = await setUpPage('<p><span id="number">+49 30 901820</span></p>');
  stop();
  const [{ node }] = match.passages;
  // As after the page has come: the number was never measured.
  const fresh = new Text('+49 30 901820');
  node.replaceWith(fresh);
  const other: Match = { ...match, early: true, passages: [{ node: fresh, start: 0, end: fresh.length }] };
  const { pointer } = follow([other], { told });
  await hover('#away', { x: 60, y: 12 });
  await hover('#number');
  expect(pointer.stoodBefore(other)).toBe(false);
});

test('a number that the page moves beside a pointer in a frame, whose place the frame tells, is not still', async () => {
  const { match, hover, pointer, over, put } = await setUpCovered(frame);
  await hover('#over', { x: 200, y: 150 });
  put();
  over.style.pointerEvents = 'none';
  goOn();
  await hover('#block', { x: 204, y: 150 });
  await hover('#number');
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('what moved while the pointer was elsewhere unheard is not measured as if it rested', async () => {
  const { match, hover, pointer, put } = await setUpCovered('<p id="over"></p>');
  // No event says that it goes into a frame in another process, here nothing either.
  put();
  await outlastRest();
  await hover('#block', { x: 204, y: 150 });
  await hover('#number');
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('a number that a frame covered until the pointer was above it is not still', async () => {
  const { match, told, hover, pointer, root } = await setUpPage(
    `<div style="position:relative"><p id="number" style="margin:0">+49 30 901820</p>${frame}</div>`,
  );
  await hover('#over', { x: 20, y: 12 });
  root.querySelector('#over')?.remove();
  await hover('#number', { x: 26, y: 12 });
  expect(told.entered).toHaveBeenCalledOnce();
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('a number that the page moves when the pointer comes in, before it moves, is not still', async () => {
  const { match, hover, pointer, put } = await setUpCovered('<p id="over"></p>');
  // It leaves the document, and returns elsewhere.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 });
  document.addEventListener('pointerover', put, { capture: true, once: true });
  goOn();
  await hover('#block', { x: 200, y: 150 });
  await hover('#number');
  expect(pointer.stoodBefore(match)).toBe(false);
});

test('out of a frame and from outside, a number that stood far away is still once the pointer has moved on the page', async () => {
  const { match, hover, pointer } = await setUpCovered(
    '<iframe id="over" style="width:200px;height:100px;border:0"></iframe>',
  );
  await hover('#over', { x: 20, y: 20 });
  goOn();
  await hover('#block', { x: 100, y: 150 });
  await hover('#number');
  expect(pointer.stoodBefore(match)).toBe(true);
});

test('asks whether a move, a key or a click wants the card; a click where the pointer dragged or selected does not', async () => {
  const { root, match, told, hover } = await setUpPage('<p id="number">+49 30 901820</p>');
  told.wants.mockImplementation(({ type }) => type !== 'pointermove');
  await hover('#number');
  expect(told.entered).not.toHaveBeenCalled();
  await userEvent.keyboard('{Shift}');
  expect(told.entered.mock.calls.map(([entered]) => entered)).toEqual([match]);

  told.entered.mockClear();
  const element = root.querySelector('#number');
  if (!element) throw new Error('no number');
  await userEvent.click(element, { position: { x: 4, y: 12 } });
  expect(told.entered).toHaveBeenCalledOnce();

  told.entered.mockClear();
  getSelection()?.selectAllChildren(element);
  await userEvent.keyboard('{Shift}');
  expect(told.entered).not.toHaveBeenCalled();
  getSelection()?.empty();
});

/** A pointer that was never here, and how many listeners for scrolling there are. */
function unmoved() {
  const listening = vi.spyOn(window, 'addEventListener');
  const { pointer } = follow([]);
  return { pointer, heard: () => listening.mock.calls.filter(([type]) => type === 'scroll').length };
}

test('listens to scrolling from the first real movement or key on: scrolling before that is the page’s own', async () => {
  const { heard } = unmoved();
  for (const key of ['Tab', 'ArrowDown']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect(heard(), 'keys that the page makes up').toBe(0);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(heard()).toBe(1);
});

test('listens to scrolling once a sub-frame’s first card opens, even without a pointer', () => {
  const { pointer, heard } = unmoved();
  expect(pointer.anchor()).toBeNull();
  expect(heard()).toBe(1);
});

/** Taps an element with a finger, through the browser. */
async function tap(element: Element | null): Promise<void> {
  const box = element?.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  if (!box) throw new Error('nothing to tap');
  const [x, y] = [box.left + 4 + (frame?.left ?? 0), box.top + 12 + (frame?.top ?? 0)];
  const touch = cdp();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a tap enters the match below it; a tap elsewhere leaves', async () => {
  const { root, match, told, pointer } = await setUpPage('<p><span id="number">+49 30 901820</span></p>');
  const clicked = vi.fn();
  root.addEventListener('click', clicked);
  await tap(root.querySelector('#number'));
  await vi.waitFor(() => expect(told.entered.mock.calls.map(([entered]) => entered)).toEqual([match]));
  // It did not hover, so nothing is looked up by itself.
  expect(pointer.stoodBefore(match)).toBe(false);
  told.left.mockClear();
  await tap(root.querySelector('#away'));
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(2));
  expect(told.left).toHaveBeenCalled();
  expect(told.entered).toHaveBeenCalledOnce();
});

test('a tap on a link or a button is for the page', async () => {
  const { root, told } = await setUpPage('<p><a href="#there"><span id="number">+49 30 901820</span></a></p>');
  const clicked = vi.fn();
  root.addEventListener('click', clicked);
  await tap(root.querySelector('#number'));
  await vi.waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(told.entered).not.toHaveBeenCalled();
});
