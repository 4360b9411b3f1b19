import type { Settings } from '../../lib/model/settings.ts';
import { settingsSchema } from '../../lib/model/settings.ts';

/**
 * What the fields are to hold after the settings were changed elsewhere: what the person has edited and not saved stays,
 * everything else is as it is kept now. `saved` is what was kept when the editing began.
 */
export function rebasedDraft(draft: Settings, saved: Settings, now: Settings): Settings {
  const names = settingsSchema.keyof().options;
  const edited = names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(saved[name]));
  return { ...now, ...Object.fromEntries(edited.map((name) => [name, draft[name]])) };
}
