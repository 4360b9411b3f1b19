import type { Settings } from '../../lib/model/settings.ts';
import { editedSettings } from './edited-settings.ts';

/**
 * What the fields are to hold after the settings were changed elsewhere: what the person has edited and not saved stays,
 * everything else is as it is kept now. `saved` is what was kept when the editing began.
 */
export function rebasedDraft(draft: Settings, saved: Settings, now: Settings): Settings {
  return { ...now, ...Object.fromEntries(editedSettings(draft, saved).map((name) => [name, draft[name]])) };
}
