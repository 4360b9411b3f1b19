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
  keeper.beforeRemoval();
  card.remove();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(get('#first'));
});

test('remembers what had it before the first of several cards', async () => {
  const { keeper, get, card } = room();
  keeper.keep();
  keeper.beforeRemoval();
  card.remove();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(get('#first'));
});

/** A field of another document, with the focus in it. */
function fieldElsewhere(): HTMLInputElement {
  const field = parent.document.createElement('input');
  parent.document.body.append(field);
  field.focus();
  expect(document.hasFocus()).toBe(false);
  return field;
}

test('gives nothing the focus while another document has it, nor later: the page would get the keys', async () => {
  const { keeper, get, card } = room();
  const field = fieldElsewhere();
  keeper.beforeRemoval();
  card.remove();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).not.toBe(get('#first'));
  field.remove();
  window.focus();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).not.toBe(get('#first'));
});

test('lets a card take the focus only while the document has it, or lost it with the card before', () => {
  const { keeper, card } = room();
  keeper.beforeRemoval();
  const field = fieldElsewhere();
  card.remove();
  expect([keeper.keep(), keeper.keep()]).toEqual([true, false]);
  keeper.beforeRemoval();
  expect(keeper.keep()).toBe(false);
  field.remove();
  window.focus();
  expect(keeper.keep()).toBe(true);
});

test('leaves it where the person moved it, and takes it from there no more', async () => {
  const { keeper, get, card } = room();
  get('#second').focus();
  keeper.beforeRemoval();
  card.remove();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(get('#second'));
  get('#second').blur();
  keeper.giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
