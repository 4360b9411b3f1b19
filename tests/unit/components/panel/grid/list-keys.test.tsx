import { beforeEach, expect, test, vi } from 'vitest';
import { RowGrid } from '../../../../../components/panel/grid/RowGrid.tsx';
import { inputOrder } from '../../../../../lib/list/sort.ts';
import { listEvents } from '../../../../gallery/list.tsx';
import { listExamples } from '../../../../gallery/list-states.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { nothing } from '../../../../gallery/surface.ts';
import { render } from '../../render.ts';

const state = listExamples.find(({ name }) => name === 'Before spending')?.state;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      disconnect = nothing;
    },
  );
});

/** Presses keys on the list. Returns what was copied, opened in a link and opened as a report. */
function pressed(...keys: (string | { key: string; ctrlKey: boolean })[]): unknown[] {
  if (!state) throw new Error('no state');
  const done: unknown[] = [];
  const root = render(
    <RowGrid
      state={{ ...state, shown: state.rows, sort: inputOrder }}
      columns={[]}
      now={galleryNow}
      events={{
        ...listEvents,
        onCopyRow: (key, text) => done.push([key, text]),
        onOpen: (key) => done.push(['report', key]),
      }}
      onCopy={() => done.push('the list')}
      copied={null}
      onOpenLink={(row) => done.push(['link', row.key])}
      isCovered={false}
    />,
  );
  vi.stubGlobal('Element', window.Element);
  Object.assign(document, { getSelection: () => null });
  const grid = root.querySelector('[role="grid"]');
  for (const press of keys) {
    const parts = typeof press === 'string' ? { key: press } : press;
    grid?.dispatchEvent(Object.assign(new window.Event('keydown', { bubbles: true, cancelable: true }), parts));
  }
  return done;
}

test('C copies the current row’s subject, and O opens it in a link; Ctrl+C still copies the list', () => {
  expect(pressed('c', 'o', { key: 'c', ctrlKey: true })).toEqual([
    ['91.198.174.192', '91.198.174.192'],
    ['link', '91.198.174.192'],
    'the list',
  ]);
});
