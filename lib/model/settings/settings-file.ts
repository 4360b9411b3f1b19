import { z } from 'zod';
import type { FileNote } from '../answer/note.ts';
import { mostNotes, noteCharacters } from '../answer/note.ts';
import { once } from '../once.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { subjectSchema } from '../subject-schema.ts';
import type { Settings } from './settings.ts';
import { fromEarlierSettings, settingsSchema } from './settings.ts';

/** Version of the file format. A change that removes or renames a field raises it. */
const fileVersion = 1;
/** Most characters of a file; no settings with all their notes are that long. */
const mostCharacters = 4_000_000;

type SettingName = keyof Settings;

/** A pause applies to this browser and this moment only. */
const notExported: readonly SettingName[] = ['paused'];

/** Why a file can't be imported. */
export type SettingsFileProblem =
  | { kind: 'not-settings' }
  | { kind: 'newer' }
  /** A known setting has a value that does not fit. */
  | { kind: 'bad-field'; name: SettingName | 'notes' };

/** What a file holds: the settings as they would be, and the notes in it. */
export type SettingsFile = { settings: Settings; notes: FileNote[] };

const fileSchema = z.object({
  numlens: z.literal('settings'),
  version: z.int().min(1),
  settings: z.record(z.string(), z.unknown()),
  notes: z.unknown().optional(),
});

const notesSchema = once(() =>
  z.array(z.object({ subject: subjectSchema(), text: z.string().min(1).max(noteCharacters) })).max(mostNotes),
);

/**
 * Returns settings and the user's notes as the text of a file. The key is not among the settings, so it is never in the
 * file.
 */
export function writeSettingsFile(settings: Settings, notes: readonly FileNote[] = []): string {
  const kept = Object.entries(settings).filter(([name]) => notExported.every((each) => each !== name));
  const file = { numlens: 'settings', version: fileVersion, settings: Object.fromEntries(kept), notes };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads the text of a file and returns the settings as they would be with its values; those it does not name stay as in
 * `now`. One value that does not fit refuses the whole file; unknown names are ignored. A file may have no notes.
 */
export function readSettingsFile(text: string, now: Settings): Result<SettingsFile, SettingsFileProblem> {
  const file = fileSchema.safeParse(text.length > mostCharacters ? null : parseJson(text));
  if (!file.success) return failed({ kind: 'not-settings' });
  if (file.data.version > fileVersion) return failed({ kind: 'newer' });
  const given = fromEarlierSettings(file.data.settings);
  const names = settingsSchema
    .keyof()
    .options.filter((name) => Object.hasOwn(given, name) && !notExported.includes(name));
  const bad = names.find((name) => !settingsSchema.shape[name].safeParse(given[name]).success);
  if (bad) return failed({ kind: 'bad-field', name: bad });
  const notes = notesSchema().safeParse(file.data.notes ?? []);
  if (!notes.success) return failed({ kind: 'bad-field', name: 'notes' });
  const read = names.map((name) => [name, isGroup(name) ? { ...now[name], ...partsOf(given[name]) } : given[name]]);
  return ok({ settings: settingsSchema.parse({ ...now, ...Object.fromEntries(read) }), notes: notes.data });
}

/** Returns whether a setting is a group of fixed parts; a file may name only some of them. */
function isGroup(name: SettingName): name is 'addresses' | 'budgets' | 'cardDelays' {
  return name === 'addresses' || name === 'budgets' || name === 'cardDelays';
}

function partsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
