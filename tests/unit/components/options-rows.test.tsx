import { describe, expect, it, vi } from 'vitest';
import { SettingsImportResult } from '../../../components/options/data/SettingsImportResult.tsx';
import { FindChoice } from '../../../components/options/looks/FindChoice.tsx';
import { More } from '../../../components/options/parts/More.tsx';
import { settingsSchema } from '../../../lib/model/settings/settings.ts';
import { dataExamples } from '../../gallery/data-states.ts';
import { render } from './render.ts';

describe('rows of the options', () => {
  it('have one switch each; what applies to all of them is below the title', () => {
    const found = settingsSchema.parse({});
    const root = render(<FindChoice found={found} browserCountry="DE" isCountryLocked={false} onChange={vi.fn()} />);
    const rows = [...root.querySelectorAll('#find > .nl-option')].map((row) => row.querySelectorAll('label').length);
    expect(rows).toEqual([1, 1, 1]);
    expect(root.querySelector('h2 + .nl-options-hint')?.textContent).toContain('even when these are off');
  });

  it('are folded away behind words with the arrow of the page, not the triangle of the browser', () => {
    const root = render(<More label="More">text</More>);
    expect(root.querySelectorAll('summary > .nl-icon')).toHaveLength(1);
    expect(root.querySelector('summary')?.textContent).toBe('More');
  });

  it('have the changes of a settings file as a table, and name each checkbox by the whole change', () => {
    const example = dataExamples.find(({ name }) => name === 'A file would change settings');
    if (!example) throw new Error('no example');
    const events = { onSelect: vi.fn(), onNotes: vi.fn(), onAnswer: vi.fn() };
    const root = render(<SettingsImportResult result={example.state.settingsImport} {...events} />);
    const [row] = root.querySelectorAll('tr');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Default country',
      'Automatic → Germany',
    ]);
    expect(root.querySelector('.nl-import-check')?.getAttribute('aria-label')).toBe(
      'Look up online: Never → When I hover',
    );
  });

  it('name the extension of a note in a settings file, so that it is not taken for the note on the number', () => {
    const note = (extension: string) => ({
      subject: { kind: 'phone', e164: '+493023125010', extension } as const,
      text: `desk ${extension}`,
    });
    const fresh = [note('12'), note('34')];
    const root = render(
      <SettingsImportResult
        result={{ kind: 'asking', file: 'f.json', changes: [], selected: [], notes: { fresh, isSelected: false } }}
        onSelect={vi.fn()}
        onNotes={vi.fn()}
        onAnswer={vi.fn()}
      />,
    );
    expect([...root.querySelectorAll('.nl-import-notes li')].map(({ textContent }) => textContent)).toEqual([
      '+493023125010;ext=12 desk 12',
      '+493023125010;ext=34 desk 34',
    ]);
  });
});
