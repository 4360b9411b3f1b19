import { describe, expect, it, vi } from 'vitest';
import { createDataModel } from '../../../entrypoints/options/data-model.ts';
import { rebasedDraft } from '../../../entrypoints/options/rebased-draft.ts';
import { ask } from '../../../lib/messages/ask.ts';
import { failed, ok } from '../../../lib/model/result.ts';
import { settingsSchema } from '../../../lib/model/settings.ts';
import { writeSettingsFile } from '../../../lib/model/settings-file.ts';

vi.mock('../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
const now = settingsSchema.parse({ defaultCountry: 'DE' });

function opened() {
  asked.mockReset();
  asked.mockResolvedValue(ok(null) as never);
  const onChanged = vi.fn(async () => {});
  return { model: createDataModel({ settings: () => now, onChanged }), onChanged };
}

function file(text: string): File {
  return new File([text], 'mine.json');
}

describe('importing settings', () => {
  it('says what a file would change, and asks for nothing before the person agrees', async () => {
    const { model, onChanged } = opened();
    await model.readFile(file(writeSettingsFile({ ...now, theme: 'dark', keepHistory: false })));
    expect(model.state.value.settingsImport).toEqual({
      kind: 'asking',
      file: 'mine.json',
      changes: expect.arrayContaining(['theme', 'keepHistory']),
    });
    expect(asked).not.toHaveBeenCalled();
    await model.answerImport(true);
    expect(asked).toHaveBeenCalledWith('importSettings', {
      settings: expect.objectContaining({ theme: 'dark', keepHistory: false }),
      names: expect.arrayContaining(['theme', 'keepHistory']),
    });
    expect(asked.mock.calls[0]?.[1]).not.toMatchObject({ names: expect.arrayContaining(['defaultCountry']) });
    expect(onChanged).toHaveBeenCalledWith('imported');
    await model.answerImport(true);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('says that a file has too many sites for one message, before anything is asked', async () => {
    const { model } = opened();
    const sites = Object.fromEntries(
      Array.from({ length: 4_000 }, (_, index) => [`host-${index}.example`, 'off'] as const),
    );
    await model.readFile(file(writeSettingsFile({ ...now, sites })));
    expect(model.state.value.settingsImport).toMatchObject({ kind: 'refused', problem: { kind: 'too-many-sites' } });
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
