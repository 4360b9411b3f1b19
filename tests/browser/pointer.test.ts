import { expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { follow, setUpPage } from './pointer-room.ts';

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
