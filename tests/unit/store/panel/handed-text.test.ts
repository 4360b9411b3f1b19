import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handText, onHandedText, takeHandedText } from '../../../../lib/store/panel/handed-text.ts';
import { browser } from '../../../wxt-browser.ts';

const popup = { page: 'popup', isPrivate: false } as const;
const panel = { page: 'panel', isPrivate: false } as const;

beforeEach(() => browser.storage.session.clear());

describe('a text that is handed over', () => {
  test('is given once, to the page that it is for', async () => {
    await handText('8.8.8.8', popup);
    expect(await takeHandedText(panel)).toBeNull();
    expect(await takeHandedText(popup)).toBe('8.8.8.8');
    expect(await takeHandedText(popup)).toBeNull();
  });

  test('goes to one of two panels that ask for it at once', async () => {
    await handText('8.8.8.8', panel);
    const taken = await Promise.all([takeHandedText(panel), takeHandedText(panel)]);
    expect(taken).toEqual(['8.8.8.8', null]);
  });

  test('in a private window is given in no other', async () => {
    for (const page of ['popup', 'panel'] as const) {
      await handText('private', { page, isPrivate: true });
      expect(await takeHandedText({ page, isPrivate: false })).toBeNull();
      expect(await takeHandedText({ page, isPrivate: true })).toBe('private');
    }
  });

  test('is waited for while it is still being written', async () => {
    const writing = handText('8.8.8.8', popup);
    expect(await takeHandedText(popup)).toBe('8.8.8.8');
    await writing;
  });

  test('is told to the page that it is for while that is open, and not when it is taken', async () => {
    const listener = vi.fn();
    const closed = new AbortController();
    onHandedText('panel', listener, closed.signal);
    await handText('one', popup);
    await handText('two', panel);
    await takeHandedText(panel);
    expect(listener).toHaveBeenCalledOnce();
    closed.abort();
    await handText('three', panel);
    expect(listener).toHaveBeenCalledOnce();
  });
});
