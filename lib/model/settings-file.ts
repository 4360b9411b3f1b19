import { z } from 'zod';
import type { Result } from './result.ts';
import { failed, ok } from './result.ts';
import type { Settings } from './settings.ts';
import { settingsSchema } from './settings.ts';

/** Version of the file's form. One that takes away or renames what it says is a higher one. */
const fileVersion = 1;
/** Most characters of a file: no settings are that long. */
const mostCharacters = 1_000_000;

type SettingName = keyof Settings;

/** A pause is of this browser and this moment. */
const notExported: readonly SettingName[] = ['paused'];

/** Settings out of a file: those named were in it, the others have their defaults. */
export type SettingsFile = { settings: Settings; names: SettingName[] };

/** Why a file was not taken. */
export type SettingsFileProblem =
  | { kind: 'not-settings' }
  | { kind: 'newer' }
  /** A setting that is known has a value that does not fit. */
  | { kind: 'bad-field'; name: SettingName };

const fileSchema = z.object({
  numlens: z.literal('settings'),
  version: z.int().min(1),
  settings: z.record(z.string(), z.unknown()),
});

/** Settings as a file's text. The key is not among the settings and so never in it. */
export function writeSettingsFile(settings: Settings): string {
  const kept = Object.entries(settings).filter(([name]) => notExported.every((each) => each !== name));
  const file = { numlens: 'settings', version: fileVersion, settings: Object.fromEntries(kept) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads such a text. A value that does not fit refuses the whole file; what is unknown is dropped. */
export function readSettingsFile(text: string): Result<SettingsFile, SettingsFileProblem> {
  const file = fileSchema.safeParse(text.length > mostCharacters ? null : parseJson(text));
  if (!file.success) return failed({ kind: 'not-settings' });
  if (file.data.version > fileVersion) return failed({ kind: 'newer' });
  const given = file.data.settings;
  const names = settingsSchema
    .keyof()
    .options.filter((name) => Object.hasOwn(given, name) && !notExported.includes(name));
  const bad = names.find((name) => !settingsSchema.shape[name].safeParse(given[name]).success);
  if (bad) return failed({ kind: 'bad-field', name: bad });
  return ok({ settings: settingsSchema.parse(Object.fromEntries(names.map((name) => [name, given[name]]))), names });
}

/** The named settings of a file that are other than those that count now. */
export function changesOf({ settings, names }: SettingsFile, now: Settings): SettingName[] {
  return names.filter((name) => JSON.stringify(settings[name]) !== JSON.stringify(now[name]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
