import { browser } from 'wxt/browser';
import type { Shortcut } from '../../components/options/looks/Shortcuts.tsx';
import { say } from '../../lib/words/say.ts';

/** The commands in the options' order, which keeps next and previous together; the browser sorts them by name. */
const order = ['_execute_action', 'look-up-selection', 'next-number', 'previous-number', 'pause'];

/** Returns the shortcuts that are set in the browser. */
export async function readShortcuts(): Promise<Shortcut[]> {
  const commands = await browser.commands.getAll();
  const placeOf = ({ name = '' }: { name?: string }) => (order.includes(name) ? order.indexOf(name) : order.length);
  return commands
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ name = '', description = '', shortcut = '' }) => {
      const isAction = name.startsWith('_execute_');
      return { name: description || (isAction ? say('shortcutOpen') : name), keys: shortcut };
    });
}

/** Opens the browser's page of shortcuts, as extensions can't change them. */
export async function openShortcuts(): Promise<void> {
  if ('openShortcutSettings' in browser.commands && typeof browser.commands.openShortcutSettings === 'function') {
    await browser.commands.openShortcutSettings();
    return;
  }
  await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
