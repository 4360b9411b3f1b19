import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileNote } from '../../../../lib/model/answer/note.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { readSettingsFile, writeSettingsFile } from '../../../../lib/model/settings/settings-file.ts';

const settings = settingsSchema.parse({
  lookUpOnline: 'ask',
  addresses: { callerId: 'https://lookup.example/caller' },
  sites: { 'bank.example': 'off' },
  openElsewhere: [{ name: 'Own', template: 'https://example.com/{subject}' }],
  paused: true,
});

function file(given: Record<string, unknown>, head: Record<string, unknown> = {}): string {
  return JSON.stringify({ numlens: 'settings', version: 1, settings: given, ...head });
}

describe('a file of settings', () => {
  test('brings every setting back, but no pause, and has no key', () => {
    const text = writeSettingsFile(settings);
    const defaults = settingsSchema.parse({});
    expect(readSettingsFile(text, defaults)).toEqual({
      ok: true,
      value: { settings: { ...settings, paused: false }, notes: [] },
    });
    expect(text).not.toContain('paused');
    expect(text).not.toMatch(/"(?:api)?key"/i);
  });

  test('brings the notes back', () => {
    const notes: FileNote[] = [
      { subject: { kind: 'ip', ip: '192.0.2.1' }, text: 'our scanner' },
      { subject: { kind: 'phone', e164: '+4930901820' }, text: 'calls at month’s end' },
    ];
    expect(readSettingsFile(writeSettingsFile(settings, notes), settings)).toMatchObject({ value: { notes } });
  });

  test('takes what it names and leaves the rest; unknown fields are dropped', () => {
    const read = readSettingsFile(file({ theme: 'dark', apiKey: 'secret', future: 1, paused: false }), settings);
    expect(read).toEqual({ ok: true, value: { settings: { ...settings, theme: 'dark' }, notes: [] } });
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  test('of an earlier version keeps the sites that were off', () => {
    const read = readSettingsFile(file({ sitesOff: ['old.example'] }), settings);
    expect(read).toMatchObject({ ok: true, value: { settings: { sites: { 'old.example': 'off' } } } });
  });

  test.each([
    ['', 'not-settings'],
    ['{', 'not-settings'],
    ['[]', 'not-settings'],
    ['null', 'not-settings'],
    [file({}, { numlens: 'contacts' }), 'not-settings'],
    [file({}, { version: 0 }), 'not-settings'],
    [file({}, { version: 2 }), 'newer'],
    [file({ theme: 'pink' }), 'bad-field'],
    [file({ theme: 'dark', budgets: { day: -1 } }), 'bad-field'],
    [file({ sites: { 'Bank.Example': 'off' } }), 'bad-field'],
    [file({ sites: { 'bank.example\u202e': 'off' } }), 'bad-field'],
    [file({ sites: { ['a'.repeat(254)]: 'off' } }), 'bad-field'],
    [file({}, { notes: 'our scanner' }), 'bad-field'],
    [file({}, { notes: [{ subject: { kind: 'ip', ip: 'nowhere' }, text: 'x' }] }), 'bad-field'],
    [' '.repeat(4_000_001), 'not-settings'],
  ])('%.40s is refused whole: %s', (text, kind) => {
    expect(readSettingsFile(text, settings)).toMatchObject({ ok: false, problem: { kind } });
  });

  test('any text is read or refused, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => file({ sites: value })),
        ),
        (text) => {
          const read = readSettingsFile(text, settings);
          if (read.ok) expect(settingsSchema.parse(read.value.settings)).toEqual(read.value.settings);
        },
      ),
    );
  });
});
