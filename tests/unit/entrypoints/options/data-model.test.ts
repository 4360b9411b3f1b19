import { describe, expect, it, vi } from 'vitest';
import { createDataModel } from '../../../../entrypoints/options/data-model.ts';
import { rebasedDraft } from '../../../../entrypoints/options/service/check-draft.ts';
import { ask } from '../../../../lib/messages/ask.ts';
import type { FileNote } from '../../../../lib/model/answer/note.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import { noPolicy, readPolicyValues } from '../../../../lib/model/settings/policy.ts';
import type { Settings } from '../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { changesOf } from '../../../../lib/model/settings/settings-changes.ts';
import { writeSettingsFile } from '../../../../lib/model/settings/settings-file.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
vi.mock('../../../../lib/model/settings/settings-changes.ts', { spy: true });
const asked = vi.mocked(ask);
const now = settingsSchema.parse({ defaultCountry: 'DE' });

function opened(policy = noPolicy, later = now) {
  asked.mockReset();
  asked.mockResolvedValue(ok(null) as never);
  let settings = now;
  const onChanged = vi.fn(async () => {});
  const stopImports = vi.fn(async () => {});
  let kept = later;
  const refresh = async () => {
    settings = kept;
  };
  const changeElsewhere = (changed: Settings) => {
    kept = changed;
  };
  const model = createDataModel({ known: () => ({ settings, policy }), refresh, stopImports, onChanged });
  return { model, onChanged, stopImports, changeElsewhere };
}

function file(text: string): File {
  return new File([text], 'mine.json');
}

describe('importing settings', () => {
  it('says what a file would change, and asks for nothing before the person agrees', async () => {
    const { model, onChanged } = opened();
    await model.readFile(file(writeSettingsFile({ ...now, theme: 'dark', keepHistory: false })));
    const changed = { part: null, asks: false };
    expect(model.state.value.settingsImport).toEqual({
      kind: 'asking',
      file: 'mine.json',
      changes: [
        { ...changed, name: 'keepHistory', before: true, after: false },
        { ...changed, name: 'theme', before: 'browser', after: 'dark' },
      ],
      selected: [],
      notes: { fresh: [], isSelected: false },
    });
    expect(asked).not.toHaveBeenCalled();
    await model.answerImport(true);
    expect(asked).toHaveBeenCalledWith('importSettings', {
      settings: { ...now, theme: 'dark', keepHistory: false },
      names: ['keepHistory', 'theme'],
    });
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'done', taken: 2, left: 0 });
    expect(onChanged).toHaveBeenCalledWith('imported');
    await model.answerImport(true);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('leaves out what can send or spend, unless it was selected', async () => {
    const { model, onChanged } = opened();
    const budgets = { minute: 100_000, site: 100_000, day: 1 };
    const hostile = writeSettingsFile({ ...now, lookUpOnline: 'hover', budgets, theme: 'dark' });
    await model.readFile(file(hostile));
    await model.answerImport(true);
    expect(asked.mock.calls).toEqual([
      [
        'importSettings',
        { settings: { ...now, theme: 'dark', budgets: { ...now.budgets, day: 1 } }, names: ['theme', 'budgets'] },
      ],
    ]);
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'done', taken: 2, left: 3 });

    await model.readFile(file(hostile));
    const { settingsImport } = model.state.value;
    const [online, minute] = settingsImport.kind === 'asking' ? settingsImport.changes.filter(({ asks }) => asks) : [];
    if (!online || !minute) throw new Error('nothing needs a yes');
    model.selectChange(online, true);
    model.selectChange(minute, true);
    model.selectChange(online, false);
    await model.answerImport(true);
    const taken = { ...now, theme: 'dark', budgets: { ...now.budgets, minute: 100_000, day: 1 } };
    expect(asked.mock.calls[1]).toEqual(['importSettings', { settings: taken, names: ['theme', 'budgets'] }]);

    await model.readFile(file(writeSettingsFile({ ...now, lookUpOnline: 'ask' })));
    await model.answerImport(true);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(onChanged).toHaveBeenCalledTimes(2);
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'done', taken: 0, left: 1 });
  });

  it('leaves what was changed elsewhere since the file was read, such as a site that was turned off', async () => {
    const later = settingsSchema.parse({ ...now, sites: { 'shop.example': 'off' }, keepHistory: false });
    const { model, changeElsewhere } = opened();
    await model.readFile(file(writeSettingsFile({ ...now, theme: 'dark', sites: { 'a.example': 'off' } })));
    changeElsewhere(later);
    await model.answerImport(true);
    const settings = { ...later, theme: 'dark', sites: { 'shop.example': 'off', 'a.example': 'off' } };
    expect(asked).toHaveBeenCalledWith('importSettings', { settings, names: ['sites', 'theme'] });
  });

  it('compares with what is kept now, not with what the page read when it was opened', async () => {
    const later = settingsSchema.parse({ ...now, theme: 'dark' });
    const { model } = opened(noPolicy, later);
    await model.readFile(file(writeSettingsFile({ ...now, theme: 'dark' })));
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'same' });
  });

  it('exports what is kept now', async () => {
    const later = settingsSchema.parse({ ...now, theme: 'dark' });
    const { model } = opened(noPolicy, later);
    asked.mockResolvedValueOnce({ ok: true, value: { notes: [] } });
    expect(await model.exported()).toBe(writeSettingsFile(later, []));
  });

  it('shows no change that the organization would not let through', async () => {
    const { model } = opened(readPolicyValues({ theme: 'x', lookUpOnline: 'never', budgets: { day: 200 } }));
    await model.readFile(
      file(writeSettingsFile({ ...now, lookUpOnline: 'hover', budgets: { ...now.budgets, day: 9 } })),
    );
    expect(model.state.value.settingsImport).toEqual({ kind: 'same', file: 'mine.json' });
  });

  it('says that a file has too many sites for one message, before anything is asked or compared', async () => {
    const { model } = opened();
    vi.mocked(changesOf).mockClear();
    const sites = Object.fromEntries(
      Array.from({ length: 4_000 }, (_, index) => [`host-${index}.example`, 'off'] as const),
    );
    await model.readFile(file(writeSettingsFile({ ...now, sites })));
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'refused', problem: { kind: 'too-many-sites' } });
    expect(changesOf).not.toHaveBeenCalled();
    await model.answerImport(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves all as it is for a file that is none, one with nothing new, and a “no”', async () => {
    const { model, onChanged } = opened();
    await model.readFile(file('BEGIN:VCARD'));
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'refused', problem: { kind: 'not-settings' } });
    await model.answerImport(true);
    await model.readFile(file(writeSettingsFile(now)));
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'same' });
    await model.answerImport(true);
    await model.readFile(file(writeSettingsFile({ ...now, theme: 'dark' })));
    await model.answerImport(false);
    await model.answerImport(true);
    expect(asked).not.toHaveBeenCalled();
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe('notes in a file of settings', () => {
  const note = (last: number, text = `note ${last}`) => ({
    subject: { kind: 'ip', ip: `192.0.2.${last}` } as const,
    text,
  });
  const answering = (kept: FileNote[], { isPrivate = false, writing = Promise.resolve<unknown>(null) } = {}) => {
    asked.mockImplementation(async (type, input) => {
      if (type === 'listNotes') return ok({ notes: kept }) as never;
      if (type !== 'importNotes') return ok(null) as never;
      await writing;
      return ok({ kept: isPrivate ? 0 : (input as { notes: FileNote[] }).notes.length }) as never;
    });
  };
  const written = () => asked.mock.calls.flatMap(([type, input]) => (type === 'importNotes' ? [input] : []));

  it('leave with the settings', async () => {
    const { model } = opened();
    answering([note(1)]);
    expect(await model.exported()).toBe(writeSettingsFile(now, [note(1)]));
  });

  it('are kept only if they were selected, and only those that are new here; the first stays the newest', async () => {
    const { model, onChanged } = opened();
    answering([note(1), note(2, 'ours')]);
    const notes = [note(1), note(2), ...Array.from({ length: 130 }, (_, index) => note(index + 3))];
    await model.readFile(file(writeSettingsFile(now, notes)));
    expect(model.state.value.settingsImport).toMatchObject({
      kind: 'asking',
      changes: [],
      notes: { isSelected: false },
    });
    await model.answerImport(true);
    expect(written()).toEqual([]);
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'done', taken: 0, left: 1 });

    await model.readFile(file(writeSettingsFile(now, notes)));
    model.selectNotes(true);
    await model.answerImport(true);
    expect(written()).toEqual([{ notes: notes.slice(32) }, { notes: notes.slice(1, 32) }]);
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'done', taken: 1, left: 0 });
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('are the first of the file that have room; those here stay, and what was left out is said', async () => {
    const { model } = opened();
    const many = (count: number, net: number) =>
      Array.from({ length: count }, (_, index) => ({
        subject: { kind: 'ip', ip: `10.${net}.${index >> 8}.${index & 255}` } as const,
        text: `note ${index}`,
      }));
    answering([note(1), ...many(4_998, 1)]);
    const [first] = many(1, 2);
    await model.readFile(file(writeSettingsFile(now, [...many(2, 2), note(1, 'changed')])));
    model.selectNotes(true);
    await model.answerImport(true);
    expect(written()).toEqual([{ notes: [first, note(1, 'changed')] }]);
    const done = { kind: 'done', taken: 1, left: 0, cut: { kept: 2, of: 3 } };
    expect(model.state.value.settingsImport).toMatchObject(done);
  });

  it('are not said to be kept where a private window keeps none', async () => {
    const { model } = opened();
    answering([], { isPrivate: true });
    await model.readFile(file(writeSettingsFile(now, [note(1)])));
    model.selectNotes(true);
    await model.answerImport(true);
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'done', taken: 0, cut: { kept: 0, of: 1 } });
  });

  it('are cleaned of what nobody sees: somebody else may have written the file', async () => {
    const { model } = opened();
    answering([]);
    await model.readFile(file(writeSettingsFile(now, [note(1, '\u202eour\u200b bank'), note(2, '\u200b')])));
    expect(model.state.value.settingsImport).toMatchObject({ notes: { fresh: [note(1, 'our bank')] } });
  });

  it('are not put back by an import that runs while everything is erased', async () => {
    const { model } = opened();
    const writing = Promise.withResolvers<null>();
    answering([], { writing: writing.promise });
    await model.readFile(file(writeSettingsFile(now, [note(1)])));
    model.selectNotes(true);
    const importing = model.answerImport(true);
    await vi.waitFor(() => expect(written()).toHaveLength(1));
    const erasing = model.erase('yes');
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).not.toHaveBeenCalledWith('eraseEverything', {});
    writing.resolve(null);
    await Promise.all([importing, erasing]);
    expect(asked).toHaveBeenLastCalledWith('eraseEverything', {});
  });
});

it('erases only when nothing is being imported any more', async () => {
  const { model, stopImports } = opened();
  stopImports.mockImplementation(async () => expect(asked).not.toHaveBeenCalled());
  await model.erase('yes');
  expect(stopImports).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith('eraseEverything', {});
});

it('erasing asks once more, and says so where it did not work', async () => {
  const { model, onChanged } = opened();
  await model.erase('ask');
  expect(model.state.value.erasing).toBe('asking');
  await model.erase('no');
  expect([model.state.value.erasing, asked.mock.calls.length]).toEqual(['none', 0]);
  asked.mockResolvedValueOnce(failed('interrupted') as never);
  await model.erase('yes');
  expect([model.state.value.erasing, onChanged.mock.calls.length]).toEqual(['failed', 0]);
  await model.erase('yes');
  expect(model.state.value.erasing).toBe('done');
  expect(onChanged).toHaveBeenCalledWith('erased');
});

it('what was edited and not saved stays when settings change elsewhere', () => {
  const draft = { ...now, theme: 'dark' as const, sites: {} };
  const after = { ...now, theme: 'light' as const, sites: { 'a.example': 'off' as const }, paused: true };
  expect(rebasedDraft(draft, now, after)).toEqual({ ...after, theme: 'dark' });
});
