import { browser } from 'wxt/browser';
import type { WelcomeKeys } from '../../components/welcome/welcome-state.ts';

/** Most shortcuts that are shown; the options list all of them. */
const mostShown = 3;

/** Returns the first shortcuts that have keys, as they are set in the browser. */
export async function firstShortcuts(): Promise<WelcomeKeys[]> {
  const commands = await browser.commands.getAll();
  const named = commands.map(({ description = '', shortcut = '' }) => ({ name: description, keys: shortcut }));
  return named.filter(({ name, keys }) => name !== '' && keys !== '').slice(0, mostShown);
}
