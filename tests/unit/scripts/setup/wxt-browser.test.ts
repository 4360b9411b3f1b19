import { describe, expect, it } from 'vitest';
import { browser } from '../../../wxt-browser.ts';

describe('the stub of wxt/browser', () => {
  it('answers an unknown message with an empty text, as browsers do', () => {
    expect(browser.i18n.getMessage('thereIsNoSuchMessage')).toBe('');
  });

  it('keeps copies, not the objects that were handed in', async () => {
    const value = { list: [1] };
    await browser.storage.local.set({ value });
    value.list.push(2);
    expect(await browser.storage.local.get('value')).toEqual({ value: { list: [1] } });
  });

  it('fills defaults and tells listeners what changed in which area', async () => {
    const heard: unknown[] = [];
    browser.storage.onChanged.addListener((changes, area) => void heard.push([area, changes]));
    await browser.storage.session.set({ a: 1 });
    await browser.storage.session.remove(['a', 'absent']);
    expect(heard).toEqual([
      ['session', { a: { oldValue: undefined, newValue: 1 } }],
      ['session', { a: { oldValue: 1 } }],
    ]);
    expect(await browser.storage.session.get({ a: 7 })).toEqual({ a: 7 });
  });
});
