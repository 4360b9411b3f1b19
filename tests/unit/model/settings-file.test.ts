import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingsSchema } from '../../../lib/model/settings.ts';
import { changesOf, readSettingsFile, writeSettingsFile } from '../../../lib/model/settings-file.ts';

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
    const read = readSettingsFile(text);
    expect(read).toMatchObject({ ok: true, value: { settings: { ...settings, paused: false } } });
    expect(read.ok && read.value.names).not.toContain('paused');
    expect(text).not.toMatch(/"(?:api)?key"/i);
  });

  test('takes what it names and leaves the rest; unknown fields are dropped', () => {
    const read = readSettingsFile(file({ theme: 'dark', apiKey: 'secret', future: 1, paused: true }));
    expect(read).toMatchObject({ ok: true, value: { names: ['theme'], settings: { theme: 'dark' } } });
    expect(JSON.stringify(read)).not.toContain('secret');
    expect(read.ok && changesOf(read.value, settings)).toEqual(['theme']);
    expect(read.ok && changesOf(read.value, { ...settings, theme: 'dark' })).toEqual([]);
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
    [' '.repeat(1_000_001), 'not-settings'],
  ])('%.40s is refused whole: %s', (text, kind) => {
    expect(readSettingsFile(text)).toMatchObject({ ok: false, problem: { kind } });
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
          const read = readSettingsFile(text);
          if (read.ok) expect(settingsSchema.parse(read.value.settings)).toEqual(read.value.settings);
        },
      ),
    );
  });
});
