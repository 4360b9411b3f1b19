import { expect, it } from 'vitest';
import { readShortcuts } from '../../../../entrypoints/options/shortcuts.ts';
import { browser } from '../../../wxt-browser.ts';

it('lists the shortcuts by what they are for, not by their names as the browser does; what is new comes last', async () => {
  const names = ['_execute_action', 'a-new-one', 'look-up-selection', 'next-number', 'pause', 'previous-number'];
  const getAll = async () => names.map((name) => ({ name, description: name, shortcut: 'Alt+1' }));
  Object.assign(browser, { commands: { getAll } });
  expect((await readShortcuts()).map(({ name }) => name)).toEqual([
    '_execute_action',
    'look-up-selection',
    'next-number',
    'previous-number',
    'pause',
    'a-new-one',
  ]);
});
