import { expect, onTestFinished, test } from 'vitest';
import { talkToPage } from '../../entrypoints/card/talk-to-page.ts';
import { page } from './survey-room.ts';

/** A card's frame that was just shown, with the focus or without; `said` is what the page hears of it. */
async function shown(focus: boolean, said: unknown[] = [], first = (): HTMLElement | null => null) {
  const root = page('<article>A card <button>Copy</button></article>');
  const { port1, port2 } = new MessageChannel();
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const seen = Promise.withResolvers<void>();
  const talk = talkToPage(port1, { onShown: seen.resolve, onSure: () => {}, first, until: life.signal });
  port2.onmessage = ({ data }) => said.push(data);
  port2.postMessage({ say: 'shown', focus });
  await seen.promise;
  return { button: root.querySelector('button'), talk };
}

const focused = () => document.activeElement?.localName;

test('a card that is opened by the keyboard takes the focus, again where its frame gets it later', async () => {
  const { button } = await shown(true);
  expect(focused()).toBe('article');
  document.querySelector('article')?.blur();
  expect(focused()).toBe('body');
  dispatchEvent(new Event('focus'));
  expect(focused()).toBe('article');
  button?.focus();
  dispatchEvent(new Event('focus'));
  expect(focused()).toBe('button');
});

test('one that is opened to call puts it on the button that calls', async () => {
  await shown(true, [], () => document.querySelector('button'));
  expect(focused()).toBe('button');
});

test('a card that is hovered never takes it', async () => {
  await shown(false);
  dispatchEvent(new Event('focus'));
  expect(focused()).toBe('body');
});

test('a finger that taps in a card does not leave it; a pointer does', async () => {
  const said: unknown[] = [];
  await shown(false, said);
  const point = (type: string, pointerType: string) =>
    document.documentElement.dispatchEvent(new PointerEvent(type, { pointerType }));
  point('pointerenter', 'touch');
  point('pointerleave', 'touch');
  point('pointerenter', 'mouse');
  point('pointerleave', 'mouse');
  await expect.poll(() => said).toEqual([{ say: 'in' }, { say: 'out', still: false }]);
});

test('a pointer that a change of size leaves outside has not moved; one that moved has left', async () => {
  const said: unknown[] = [];
  const { talk } = await shown(false, said);
  const point = (type: string, screenX: number) =>
    document.documentElement.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', screenX, screenY: 5 }));
  point('pointerenter', 10);
  point('pointermove', 20);
  talk.say({ say: 'grow', height: 200 });
  point('pointerleave', 20);
  point('pointerenter', 30);
  talk.say({ say: 'grow', height: 440 });
  point('pointermove', 40);
  point('pointerleave', 50);
  await expect
    .poll(() => said)
    .toEqual([
      { say: 'in' },
      { say: 'grow', height: 200 },
      { say: 'out', still: true },
      { say: 'in' },
      { say: 'grow', height: 440 },
      { say: 'out', still: false },
    ]);
});

test('Esc closes the card, but not while an input method composes or the key repeats', async () => {
  const said: unknown[] = [];
  await shown(false, said);
  for (const press of [{ isComposing: true }, { repeat: true }, {}, { isComposing: true }]) {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...press }));
  }
  document.documentElement.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  await expect.poll(() => said).toEqual([{ say: 'close' }, { say: 'in' }]);
});
