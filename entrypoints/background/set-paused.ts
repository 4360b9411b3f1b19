import { updateSettings } from '../../lib/store/settings.ts';
import { tellPages } from './tell-pages.ts';

/** Turns Numlens off on every page, or on again, in all open tabs at once. */
export async function setPaused(paused: boolean): Promise<void> {
  await updateSettings((settings) => ({ ...settings, paused }));
  await tellPages();
}
