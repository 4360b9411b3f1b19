import type { CardSettings, Settings } from '../../lib/model/settings.ts';

/** What the page script has to know of the settings; no more, as a page's process may read it. */
export function cardSettings({ openCard, openKey, cardDelays }: Settings): CardSettings {
  return { openCard, openKey, cardDelays };
}
