import { describe, expect, it, vi } from 'vitest';
import { GridHead } from '../../../components/panel/grid/GridHead.tsx';
import { GridRow } from '../../../components/panel/grid/GridRow.tsx';
import { createGridTexts, lineOfTwo } from '../../../components/panel/grid/grid-texts.ts';
import { ListInput } from '../../../components/panel/list/ListInput.tsx';
import { inputOrder } from '../../../lib/list/order.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { isOrdinary } from '../../../lib/list/rows.ts';
import { listEvents } from '../../gallery/list.tsx';
import { listExamples } from '../../gallery/list-states.ts';
import { galleryNow, ipReport, phoneReport, report } from '../../gallery/reports.ts';
import { nothing } from '../../gallery/surface.ts';
import { render } from './render.ts';

const rows = listExamples.find(({ name }) => name === 'Wide')?.state.rows ?? [];

function drawnRow(place: number, isWide: boolean, changes: Partial<ListRow> = {}): HTMLElement {
  const found = rows[place];
  if (!found) throw new Error(`no row ${place}`);
  const row = { ...found, ...changes };
  const texts = createGridTexts(galleryNow);
  return render(
    <GridRow
      row={row}
      place={place}
      top={0}
      isWide={isWide}
      isSelected={false}
      isCurrent={false}
      texts={texts}
      now={galleryNow}
    />,
  );
}

describe('a row of the list', () => {
  it('has its tag behind who it is where it is narrow, and beside the address where it is wide', () => {
    const narrow = drawnRow(0, false);
    expect(narrow.querySelector('.nl-row-known')?.textContent).toMatch(/^Wikimedia Foundation Inc\.first public hop/);
    const wide = drawnRow(0, true);
    expect(wide.querySelector('.nl-cell-subject')?.textContent).toBe('91.198.174.192first public hop');
    expect(wide.querySelectorAll('.nl-row-tag')).toHaveLength(1);
  });

  it('is ordinary only if it is a public address of which something is known', () => {
    const known = report(ipReport());
    const nothingKnown = report(ipReport({ country: null, asn: null }));
    expect([known, nothingKnown, report(phoneReport())].map(isOrdinary)).toEqual([true, false, false]);
    expect(drawnRow(6, true).querySelector('.nl-row-ordinary'), 'a special address').toBeNull();
    expect(drawnRow(0, true).querySelector('.nl-row-ordinary')).not.toBeNull();
  });
});

describe('a row that is being looked up', () => {
  const asked = (place: number, isWide: boolean) => {
    const row = drawnRow(place, isWide, { asking: true });
    return { time: row.querySelector('.nl-cell-time'), verdict: row.querySelector('.nl-cell-verdict') };
  };

  it('keeps its warning; that it is being looked up takes the place of the time', () => {
    for (const isWide of [false, true]) {
      const { time, verdict } = asked(4, isWide);
      expect(verdict?.textContent).toBe('Premium rate');
      expect(time?.textContent).toBe('Looking up…');
    }
  });

  it('says it where its outcome will be, where it is wide and nothing warns', () => {
    const { time, verdict } = asked(0, true);
    expect(verdict?.textContent).toBe('Looking up…');
    expect(time?.textContent).toMatch(/^Sat/);
  });
});

it('who says something else than the device is drawn as on the card', () => {
  expect(drawnRow(0, false).querySelector('.nl-cell-verdict .nl-source')?.className).toBe(
    'nl-source nl-source-service',
  );
});

it('the head selects all rows, and none once all are selected', () => {
  const onSelectAll = vi.fn();
  const box = (selected: 'none' | 'some' | 'all') => {
    const view = (
      <GridHead columns={[]} sort={inputOrder} onSort={nothing} selected={selected} onSelectAll={onSelectAll} />
    );
    const input = render(view).querySelector('input');
    if (!input) throw new Error('no box');
    return input;
  };
  box('none').dispatchEvent(new window.Event('change'));
  box('all').dispatchEvent(new window.Event('change'));
  expect(onSelectAll.mock.calls).toEqual([[true], [false]]);
});

it('a heading in two lines is as wide as the longer one', () => {
  expect(['ASN', 'Local time', 'Carrier or network', 'AS-Nummer'].map(lineOfTwo)).toEqual([3, 5, 10, 6]);
});

it('what was not found is said directly below the text', () => {
  const problems = [{ kind: 'nothing-found' }] as const;
  const country = { read: null, chosen: null };
  const root = render(<ListInput state={{ reading: null, country, problems }} events={listEvents} />);
  expect(root.querySelector('textarea')?.nextElementSibling?.textContent).toBe(
    'No phone numbers or IP addresses found.',
  );
});
