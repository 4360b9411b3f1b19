import { expect, test } from 'vitest';
import { createFocusKeeper } from '../../lib/page/card/focus-keeper.ts';
import { page } from './survey-room.ts';

function room() {
  const root = page('<input id="first"><input id="second"><div popover="manual"><button>card</button></div>');
  const get = (selector: string): HTMLElement => {
    const element = root.querySelector(selector);
    if (!(element instanceof HTMLElement)) throw new Error(`no ${selector}`);
    return element;
  };
  const card = get('[popover]');
  card.showPopover();
  get('#first').focus();
  const keeper = createFocusKeeper();
  keeper.keep();
  get('button').focus();
  return { keeper, get, card };
}

test('gives the focus back when the card that had it is gone', async () => {
  const { keeper, get, card } = room();
  card.remove();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(get('#first'));
});

test('remembers what had it before the first of several cards', async () => {
  const { keeper, get, card } = room();
  keeper.keep();
  card.remove();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(get('#first'));
});

test('leaves it where the person moved it, and takes it from there no more', async () => {
  const { keeper, get, card } = room();
  get('#second').focus();
  card.remove();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(get('#second'));
  get('#second').blur();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
