import { browser } from 'wxt/browser';
import type { WelcomeKeys } from '../../components/welcome/welcome-state.ts';

/** So many are enough to begin with; the options list them all. */
const mostShown = 3;

/** The first shortcuts that have keys, as the browser has them now. */
export async function readKeys(): Promise<WelcomeKeys[]> {
  const commands = await browser.commands.getAll();
  const named = commands.map(({ description = '', shortcut = '' }) => ({ name: description, keys: shortcut }));
  return named.filter(({ name, keys }) => name !== '' && keys !== '').slice(0, mostShown);
}
