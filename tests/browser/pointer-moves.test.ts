import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { Match } from '../../lib/page/mark/match-ledger.ts';
import { follow, frame, goOn, outlastRest, setUpCovered, setUpPage } from './pointer-room.ts';

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
