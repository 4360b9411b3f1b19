import { describe, expect, test, vi } from 'vitest';
import type { Settings } from '../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { changesOf, withChanges } from '../../../../lib/model/settings/settings-changes.ts';
import { readSettingsFile } from '../../../../lib/model/settings/settings-file.ts';

/** What counts before the import, beside the defaults, and the setting's value in the file. */
type Example = { now?: Partial<Settings>; file: unknown };

const link = (name: string, host: string) => ({ name, template: `https://${host}/?q={subject}` });
const addresses = { phoneValidation: '', ipGeolocation: '', callerId: 'https://own.example/caller' };

const pivotsWith = (on: Partial<Settings['pivots']>) => settingsSchema.parse({ pivots: on }).pivots;

/**
 * For every setting: what a file may change by itself (`free`), and what only a selected checkbox may (`asks`). The
 * compiler asks for a line of each new setting.
 */
const examples: Record<Exclude<keyof Settings, 'paused'>, { free: Example[]; asks: Example[] }> = {
  lookUpOnline: {
    free: [
      { now: { lookUpOnline: 'hover' }, file: 'ask' },
      { now: { lookUpOnline: 'ask' }, file: 'never' },
    ],
    asks: [{ file: 'ask' }, { file: 'hover' }, { now: { lookUpOnline: 'ask' }, file: 'hover' }],
  },
  addresses: {
    free: [{ now: { addresses }, file: { callerId: '' } }],
    asks: [
      { file: { phoneValidation: 'https://evil.example' } },
      { file: { ipGeolocation: 'https://evil.example' } },
      { now: { addresses }, file: { callerId: 'https://evil.example' } },
    ],
  },
  phonePath: { free: [], asks: [{ file: 'root' }, { now: { phonePath: 'root' }, file: 'automatic' }] },
  defaultCountry: { free: [{ file: 'DE' }, { now: { defaultCountry: 'DE' }, file: null }], asks: [] },
  sites: {
    free: [
      { file: { 'bank.example': 'off' } },
      { file: { 'crm.example': 'on' } },
      { now: { sites: { 'bank.example': 'click' } }, file: { 'bank.example': 'off' } },
      { now: { sites: { 'bank.example': 'off' } }, file: { 'bank.example': 'off', 'a.bank.example': 'off' } },
      { now: { sites: { 'a.bank.example': 'off', 'bank.example': 'off' } }, file: { 'bank.example': 'off' } },
    ],
    asks: [
      { now: { sites: { 'bank.example': 'off' } }, file: {} },
      { now: { sites: { 'bank.example': 'off' } }, file: { 'bank.example': 'click' } },
      { now: { sites: { 'bank.example': 'click' } }, file: { 'bank.example': 'on' } },
      { now: { sites: { 'bank.example': 'off' } }, file: { 'bank.example': 'off', 'a.bank.example': 'on' } },
      { now: { onlyHere: true }, file: { 'crm.example': 'click' } },
    ],
  },
  onlyHere: { free: [{ file: true }], asks: [{ now: { onlyHere: true }, file: false }] },
  findPhones: { free: [{ file: false }], asks: [{ now: { findPhones: false }, file: true }] },
  findAddresses: { free: [{ file: false }], asks: [{ now: { findAddresses: false }, file: true }] },
  keepHistory: { free: [{ file: false }], asks: [{ now: { keepHistory: false }, file: true }] },
  keepSites: { free: [{ now: { keepSites: true }, file: false }], asks: [{ file: true }] },
  theme: { free: [{ file: 'dark' }, { now: { theme: 'dark' }, file: 'light' }], asks: [] },
  hoverInFiles: { free: [{ now: { hoverInFiles: true }, file: false }], asks: [{ file: true }] },
  badge: { free: [{ file: true }, { now: { badge: true }, file: false }], asks: [] },
  openCard: {
    free: [{ file: 'modifier' }, { file: 'click' }, { now: { openCard: 'modifier' }, file: 'click' }],
    asks: [
      { now: { openCard: 'click' }, file: 'modifier' },
      { now: { openCard: 'modifier' }, file: 'hover' },
    ],
  },
  openKey: { free: [{ file: 'Alt' }], asks: [] },
  shortWalk: { free: [{ file: true }, { now: { shortWalk: true }, file: false }], asks: [] },
  cardDelays: { free: [{ file: { close: 100 } }, { file: { show: 900 } }], asks: [{ file: { show: 0 } }] },
  rememberNames: { free: [{ now: { rememberNames: true }, file: false }], asks: [{ file: true }] },
  budgets: {
    free: [{ file: { minute: 1 } }, { file: { site: 0 } }, { file: { day: 199 } }],
    asks: [{ file: { minute: 21 } }, { file: { site: 100_000 } }, { file: { day: 100_000 } }],
  },
  callWith: { free: [], asks: [{ file: 'sip:{e164}@evil.example' }, { now: { callWith: 'tel:{e164}' }, file: '' }] },
  callInMenu: { free: [{ file: true }, { now: { callInMenu: true }, file: false }], asks: [] },
  ownCopy: { free: [{ file: '{name}' }, { now: { ownCopy: '{name}' }, file: '' }], asks: [] },
  messageWith: {
    free: [],
    asks: [{ file: 'https://evil.example/{e164}' }, { now: { messageWith: 'tg:{e164}' }, file: '' }],
  },
  pivots: {
    free: [{ now: { pivots: pivotsWith({ shodan: true }) }, file: { shodan: false } }],
    asks: [{ file: { shodan: true } }, { now: { pivots: pivotsWith({ shodan: true }) }, file: { shodan: 'favorite' } }],
  },
  openElsewhere: {
    free: [{ now: { openElsewhere: [link('Own', 'own.example')] }, file: [] }],
    asks: [
      { file: [link('New', 'new.example')] },
      { file: [{ ...link('New', 'new.example'), favorite: true }] },
      {
        now: { openElsewhere: [link('Own', 'own.example')] },
        file: [{ ...link('Own', 'own.example'), favorite: true }],
      },
      { now: { openElsewhere: [link('Own', 'own.example')] }, file: [link('Own', 'evil.example')] },
    ],
  },
};

const cases = Object.entries(examples).flatMap(([name, { free, asks }]) => [
  ...free.map((example) => ({ name, ...example, asks: false })),
  ...asks.map((example) => ({ name, ...example, asks: true })),
]);

function read(now: Settings, given: object): Settings {
  const result = readSettingsFile(JSON.stringify({ numlens: 'settings', version: 1, settings: given }), now);
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value.settings;
}

describe('a file with one setting alone', () => {
  test('has an example for every setting of the schema but the pause', () => {
    expect([...Object.keys(examples), 'paused'].sort()).toEqual(Object.keys(settingsSchema.shape).sort());
  });

  test.each(cases)('$name $file, before it $now: needs a yes of its own: $asks', ({ name, now: given, file, asks }) => {
    const now = settingsSchema.parse(given ?? {});
    const after = read(now, { [name]: file });
    const changes = changesOf(now, after);
    expect(changes.map((change) => [change.name, change.asks])).toEqual([[name, asks]]);
    // Taken, it is as the file has it; left out, everything is as it was.
    expect(withChanges(now, changes)).toEqual(after);
    expect(withChanges(now, [])).toEqual(now);
  });
});

describe('the changes of a file', () => {
  const now = settingsSchema.parse({
    budgets: { minute: 5, site: 9, day: 9 },
    sites: { 'a.example': 'off', 'b.example': 'off' },
    openElsewhere: [link('One', 'one.example'), link('2', 'two.example'), link('One', 'double.example')],
  });

  test('say the old and the new value of each part by itself', () => {
    const after = read(now, { budgets: { minute: 50, day: 1 }, sites: { 'a.example': 'on' } });
    expect(changesOf(now, after)).toEqual([
      { name: 'sites', part: 'a.example', before: 'off', after: 'on', asks: true },
      { name: 'sites', part: 'b.example', before: 'off', after: null, asks: true },
      { name: 'budgets', part: 'minute', before: 5, after: 50, asks: true },
      { name: 'budgets', part: 'day', before: 9, after: 1, asks: false },
    ]);
  });

  test('are taken one by one: the others stay as they were', () => {
    const after = read(now, { budgets: { minute: 50, day: 1 }, openElsewhere: [link('New', 'new.example')] });
    const changes = changesOf(now, after);
    const free = changes.filter(({ asks }) => !asks);
    expect(withChanges(now, free)).toEqual({ ...now, budgets: { minute: 5, site: 9, day: 1 }, openElsewhere: [] });
    expect(withChanges(now, changes)).toEqual(after);
  });

  test('of thousands of sites build the sites once, not once for each of them', () => {
    const sites = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`host-${index}.example`, 'off']));
    const after = read(now, { sites });
    const changes = changesOf(now, after);
    const copied = vi.spyOn(Object, 'fromEntries');
    const taken = withChanges(now, changes);
    const copies = copied.mock.calls.length;
    copied.mockRestore();
    expect(taken).toEqual(after);
    expect(copies).toBeLessThan(10);
  });

  test('keep links that the file has too in their order, also those of one name', () => {
    const after = read(now, { openElsewhere: [...now.openElsewhere, link('New', 'new.example')] });
    const changes = changesOf(now, after);
    expect(changes).toEqual([
      { name: 'openElsewhere', part: 'New', before: null, after: 'https://new.example/?q={subject}', asks: true },
    ]);
    expect(withChanges(now, changes)).toEqual(after);
  });

  test('do not bring a default along for a part that the file does not name', () => {
    expect(read(now, { budgets: { minute: 6 } }).budgets).toEqual({ minute: 6, site: 9, day: 9 });
    expect(changesOf(now, read(now, {}))).toEqual([]);
  });
});
