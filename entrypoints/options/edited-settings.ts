import type { Settings } from '../../lib/model/settings.ts';
import { settingsSchema } from '../../lib/model/settings.ts';

/** The settings in which a draft differs from what is kept, however deep. */
export function editedSettings(draft: Settings, saved: Settings): (keyof Settings)[] {
  const names = settingsSchema.keyof().options;
  return names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(saved[name]));
}
