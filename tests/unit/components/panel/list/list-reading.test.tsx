import { describe, expect, it, vi } from 'vitest';
import { ListReading } from '../../../../../components/panel/list/ListReading.tsx';
import type { ListState } from '../../../../../components/panel/list/list-state.ts';
import { listExamples } from '../../../../gallery/list-states.ts';
import { render } from '../../render.ts';

function drawn(changes: Partial<ListState> = {}) {
  const [, , , , example] = listExamples;
  if (!example) throw new Error('no example');
  const onCountry = vi.fn();
  const root = render(<ListReading state={{ ...example.state, ...changes }} onCountry={onCountry} />);
  return { root, onCountry, select: root.querySelector('select') };
}

describe('how a list was read', () => {
  it('says how many lines are left out, shows them, and offers the country', () => {
    const { root, select } = drawn();
    expect(root.querySelector('summary')?.textContent).toBe('89 lines without a number or address');
    expect([...root.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
      '1Name;Phone;Company',
      expect.stringMatching(/^12Nadia Benali/),
      'firewall-2026-11-21.log:70812-- log rotated --',
      '3 of 89 shown',
    ]);
    expect(root.querySelector('label')?.textContent).toBe('Read as');
    expect(select?.querySelector('option')?.textContent).toBe('Germany (default)');
  });

  it('only counts the lines of a saved list, whose texts are not kept', () => {
    const { root, select } = drawn({ left: [], canReadAgain: false });
    expect(root.textContent).toBe('89 lines without a number or address');
    expect([root.querySelector('details'), select]).toEqual([null, null]);
  });

  it('offers no country for addresses alone, nor for numbers with their own code if no line is left out', () => {
    const [, , , , example] = listExamples;
    const rows = example?.state.rows ?? [];
    const addresses = rows.filter(({ entry }) => entry.subject.kind === 'ip');
    const coded = rows.filter(({ entry }) => entry.country === null);
    expect(drawn({ rows: addresses }).select).toBeNull();
    expect(drawn({ rows: coded, linesWithout: 0 }).root.textContent).toBe('');
    expect(drawn({ rows: coded }).select).not.toBeNull();
  });
});
