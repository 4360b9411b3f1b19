import { describe, expect, it, vi } from 'vitest';
import { fittingColumns, lineOfTwo } from '../../../../../components/panel/grid/column-widths.ts';
import { GridHead } from '../../../../../components/panel/grid/GridHead.tsx';
import { GridRow } from '../../../../../components/panel/grid/GridRow.tsx';
import { createGridTexts } from '../../../../../components/panel/grid/grid-texts.ts';
import { howMany } from '../../../../../components/panel/grid/SelectAll.tsx';
import { ListHead } from '../../../../../components/panel/list/ListHead.tsx';
import { ListInput } from '../../../../../components/panel/list/ListInput.tsx';
import type { ListState } from '../../../../../components/panel/list/list-state.ts';
import { textWidth } from '../../../../../components/parts/text-width.ts';
import type { ListRow } from '../../../../../lib/list/rows.ts';
import { inputOrder } from '../../../../../lib/list/sort.ts';
import type { PhoneReport } from '../../../../../lib/model/answer/report.ts';
import { viewOf } from '../../../../../lib/report/view/view.ts';
import { listEvents, nothingTyped } from '../../../../gallery/list.tsx';
import { listExamples, listRow } from '../../../../gallery/list-states.ts';
import { galleryNow, ipReport, phoneReport, report } from '../../../../gallery/reports.ts';
import { nothing } from '../../../../gallery/surface.ts';
import { render } from '../../render.ts';

const rows = listExamples.find(({ name }) => name === 'Wide')?.state.rows ?? [];

function drawnRow(
  place: number,
  isWide: boolean,
  changes: Partial<ListRow> = {},
  copying?: 'offered' | 'done',
): HTMLElement {
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
      copying={copying}
      texts={texts}
      now={galleryNow}
    />,
  );
}

describe('a row of the list', () => {
  it('has its tag at the end of the first line where it is narrow, and beside the address where it is wide', () => {
    const [narrow, long] = [drawnRow(0, false), drawnRow(1, false)];
    expect(narrow.querySelector('.nl-row-line')?.textContent).toBe('91.198.174.192first public server');
    expect(long.querySelector('.nl-row-known .nl-cell-tag')?.textContent, 'a long one leaves it no room').toBe(
      'defanged',
    );
    const wide = drawnRow(0, true);
    expect(wide.querySelector('.nl-cell-subject')?.textContent).toBe('91.198.174.192first public server');
    expect(wide.querySelectorAll('.nl-row-tag')).toHaveLength(1);
  });

  it('has buttons that copy its subject and open its report if it is hovered or current', () => {
    const labels = (copying?: 'offered' | 'done', changes: Partial<ListRow> = {}) =>
      [...drawnRow(0, false, changes, copying).querySelectorAll('button')].map((button) => button.title);
    const details = 'Details for 91.198.174.192';
    expect(labels()).toEqual([]);
    expect([labels('offered'), labels('done')]).toEqual([
      ['Copy 91.198.174.192', details],
      ['Copied', details],
    ]);
    expect(labels('offered', { answer: null }), 'no report yet').toHaveLength(1);
  });

  it('is ordinary only if it is a public address of which something is known', () => {
    const known = report(ipReport());
    const nothingKnown = report(ipReport({ country: null, asn: null }));
    expect([known, nothingKnown, report(phoneReport())].map((of) => viewOf(of).isOrdinary)).toEqual([
      true,
      false,
      false,
    ]);
    const isSeen = (place: number) => drawnRow(place, true).querySelector('.nl-tone-neutral:not(.nl-hidden)') !== null;
    expect([isSeen(6), isSeen(0)], 'a special address is said to be one').toEqual([true, false]);
  });
});

/** What eyes see at the end of a row. */
function seenOutcomes(row: HTMLElement): (string | null)[] {
  return [...row.querySelectorAll('.nl-cell-verdict > :not(.nl-hidden)')].map(({ textContent }) => textContent);
}

describe('what a row says of its lookup', () => {
  it('leaves its facts where they are: its warning, its place, its clock', () => {
    for (const isWide of [false, true]) {
      const asked = drawnRow(4, isWide, { asking: true });
      expect(seenOutcomes(asked)).toEqual(['Premium rate', 'Looking up…']);
      expect(asked.querySelector('.nl-cell-time')?.textContent).toMatch(isWide ? /^Sat/ : /^4–7 AM$/);
      const failed = drawnRow(3, isWide);
      expect(seenOutcomes(failed)).toEqual(isWide ? ['Only format checked', 'Timed out'] : ['Timed out']);
      expect(failed.querySelector('.nl-cell-where')?.textContent).toBe('London');
      expect(failed.querySelector('.nl-cell-time')?.textContent).toMatch(/12:00/);
      expect(failed.querySelector('.nl-tone-failed')?.getAttribute('title')).toMatch(/^The service took too long/);
    }
  });

  it('has the sign of who was asked, where no word is seen, and never a tick beside the words of others', () => {
    const sign = drawnRow(0, false).querySelector('.nl-cell-verdict > .nl-source');
    expect([sign?.getAttribute('aria-label'), sign?.textContent]).toEqual([
      expect.stringMatching(/^Lookup service/i),
      '',
    ]);
    expect(seenOutcomes(drawnRow(2, false)), 'the service names it').toEqual([]);
    const confirmed = drawnRow(2, true);
    expect(seenOutcomes(confirmed), 'no drawing alone').toEqual(['Confirmed valid']);
    expect(confirmed.querySelector('.nl-tone-confirmed')?.getAttribute('title')).toMatch(
      /^Confirmed valid · lookup service/,
    );
    const name = drawnRow(2, false).querySelector('.nl-cell-name');
    expect(name?.textContent).toBe('The service reports: Katharina Vogelsang');
    expect(name?.querySelector('.nl-hidden')?.textContent, 'for eyes there is the cloud').toBe('The service reports: ');
    expect(name?.querySelector('.nl-glance-source .nl-icon')).not.toBeNull();
  });
});

it('a number whose country nobody chose is never sure: amber, with the country that is assumed', () => {
  for (const isWide of [false, true]) {
    const row = drawnRow(7, isWide);
    // A wide row has the location in a column of its own.
    expect(seenOutcomes(row)).toEqual([isWide ? 'Assuming Germany' : 'Assuming Germany: Berlin']);
    // Neither does its title call it valid.
    expect(row.querySelector('.nl-tone-doubtful')?.getAttribute('title')).toBe('Assuming Germany');
    // Its number is as people write it there, below no flag.
    expect(row.querySelector('.nl-row-subject')?.textContent).toBe('030 901820');
    expect(row.querySelector('.nl-flag')).toBeNull();
    expect(row.querySelector('.nl-row-assumed'), 'what follows from the guess is amber').not.toBeNull();
    expect(drawnRow(3, isWide).querySelector('.nl-flag'), 'a number with its country code has its flag').not.toBeNull();
    expect(drawnRow(3, isWide).querySelector('.nl-row-assumed')).toBeNull();
  }
});

it('a number whose country nobody chose is never called valid: its location or line type is said, if the row shows neither', () => {
  const said = (device: PhoneReport, isWide = false) => {
    const texts = createGridTexts(galleryNow);
    const row = listRow(0, report(device), { country: 'DE' });
    const rest = { place: 0, top: 0, isSelected: false, isCurrent: false, texts, now: galleryNow };
    return seenOutcomes(render(<GridRow row={row} isWide={isWide} {...rest} />));
  };
  const plain = { carrier: null, location: null };
  expect(said(phoneReport({ ...plain, type: 'MOBILE' }))).toEqual(['Assuming Germany: Mobile']);
  expect(said(phoneReport({ ...plain, type: null }))).toEqual(['Assuming Germany']);
  expect(said(phoneReport({ carrier: 'T-Mobile' })), 'its facts are beside it').toEqual(['Assuming Germany']);
});

it('a narrow row has a contact’s name first, then the company and the note', () => {
  const names = [{ from: 'contacts', name: 'Petra Kuhn', company: 'Rainier Veterinary' }] as const;
  const of = { ...report(phoneReport()), names: [...names], note: 'Call back Tue 14:00' };
  const texts = createGridTexts(galleryNow);
  const rest = { place: 0, top: 0, isSelected: false, isCurrent: false, texts, now: galleryNow };
  const root = render(<GridRow row={listRow(0, of)} isWide={false} {...rest} />);
  const filled = [...root.querySelectorAll('.nl-row-known > .nl-cell')].map(({ textContent }) => textContent);
  expect(filled.filter((text) => text !== '').slice(0, 3)).toEqual([
    'Petra Kuhn',
    'Rainier Veterinary',
    'Call back Tue 14:00',
  ]);
});

it('a narrow row has the clock of a number with its part of the day, and none of an address', () => {
  const clock = (place: number, isWide: boolean) => drawnRow(place, isWide).querySelector('.nl-cell-time');
  expect(clock(3, false)?.textContent).toMatch(/^12:00\sPM$/);
  expect(clock(3, false)?.querySelector('svg')).not.toBeNull();
  expect(clock(0, false)?.textContent).toBe('');
  expect(clock(0, true)?.textContent).toMatch(/^Sat/);
});

it('a row has its count directly after its number, whether it has a time or a tag or not', () => {
  for (const [place, count] of [
    [2, '1,234×'],
    [1, '3×'],
  ] as const) {
    for (const isWide of [false, true]) {
      const row = drawnRow(place, isWide);
      expect(row.querySelector('.nl-cell-subject + .nl-cell-count')?.textContent).toBe(count);
      expect(row.querySelectorAll('.nl-cell-count')).toHaveLength(1);
    }
  }
});

it('who says something else than the device is drawn as on the card', () => {
  expect(drawnRow(0, false).querySelector('.nl-cell-verdict .nl-source')?.className).toContain('nl-source-service');
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
  expect(
    ['ASN', 'Local time', 'Carrier or network', 'AS-Nummer'].map((head) => lineOfTwo(head, ({ length }) => length)),
  ).toEqual([3, 5, 10, 6]);
});

it('columns are as wide as their texts: of a count and an ASN, nothing is cut', () => {
  const columns = ['count', 'asn', 'time'] as const;
  const room = { texts: createGridTexts(galleryNow), width: 600 };
  const { widths } = fittingColumns(rows, { columns, sortedBy: 'place' }, room);
  const px = (column: string) => Number(new RegExp(`\\[${column}\\] (?:minmax\\()?(\\d+)px`).exec(widths.tight)?.[1]);
  const wide = (text: string) => Math.ceil(textWidth(text, { size: 12, weight: 500 }));
  expect(px('asn')).toBe(wide('AS14907'));
  expect(px('count'), 'with the room after it').toBe(wide('1,234×') + 8);
  expect(px('time'), 'one clock whole, with its icon').toBeGreaterThanOrEqual(wide('Sat 12:00 PM') + 19);
});

it('what was not found is said directly below the text', () => {
  const problems = [{ kind: 'nothing-found' }] as const;
  const country = { read: null, chosen: null };
  const root = render(
    <ListInput state={{ reading: null, country, problems, canUndo: false }} typed={nothingTyped} events={listEvents} />,
  );
  expect(root.querySelector('textarea')?.nextElementSibling?.textContent).toBe(
    'No phone numbers or IP addresses found.',
  );
});

it('a list that was cleared can be brought back above the field', () => {
  const onUndoClear = vi.fn();
  const state = { reading: null, country: { read: null, chosen: null }, problems: [], canUndo: true };
  const root = render(<ListInput state={state} typed={nothingTyped} events={{ ...listEvents, onUndoClear }} />);
  expect(root.querySelector('[role="status"]')?.textContent).toBe('List clearedUndo');
  root.querySelector<HTMLElement>('[role="status"] button')?.click();
  expect(onUndoClear).toHaveBeenCalledOnce();
});

it('an empty field has one button: for files, and for the text once there is one', () => {
  const country = { read: null, chosen: null };
  const root = render(
    <ListInput
      state={{ reading: null, country, problems: [], canUndo: false }}
      typed={nothingTyped}
      events={listEvents}
    />,
  );
  expect([...root.querySelectorAll('.nl-button')].map(({ textContent }) => textContent)).toEqual(['Choose files…']);
});

it('the head says what was found, which rows are shown, or how many are selected', () => {
  const found = listExamples.find(({ name }) => name === 'Before spending')?.state;
  if (!found) throw new Error('no state');
  const words = (changes: Partial<ListState>) => {
    const state = { ...found, ...changes };
    const root = render(<ListHead state={state} isAdding={false} onAdd={nothing} events={listEvents} />);
    return root.querySelector('.nl-bulk-count')?.textContent;
  };
  expect(words({ selected: new Set() })).toBe('8 found');
  expect(words({})).toBe('3 rows selected');
  expect(words({ selected: new Set(), shown: rows.slice(0, 2) })).toBe('2 of 8 shown');
  expect(words({ selected: new Set(), shown: [] })).toBe('0 of 8 shown');
});

it('the head offers to deselect while rows are selected, and to clear the list only while none is', () => {
  const found = listExamples.find(({ name }) => name === 'Before spending')?.state;
  if (!found) throw new Error('no state');
  const onSelectAll = vi.fn();
  const head = (state: ListState) =>
    render(<ListHead state={state} isAdding={false} onAdd={nothing} events={{ ...listEvents, onSelectAll }} />);
  const words = (root: HTMLElement) => [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
  const selected = head(found);
  expect(words(selected)).toEqual(['Deselect', 'Add more']);
  const filtered = { ...found, shown: rows.slice(0, 2) };
  expect(words(head(filtered)), 'three buttons would leave no room for the count').toEqual(['Deselect', 'Add more']);
  expect(words(head({ ...filtered, selected: new Set() }))).toEqual(['Show all', 'Add more', 'Clear']);
  const none = head({ ...found, shown: [], selected: new Set() });
  expect(words(none), 'in the place of the rows there is one').toEqual(['Add more', 'Clear']);
  selected.querySelector('button')?.click();
  expect(onSelectAll).toHaveBeenCalledExactlyOnceWith(false);
  expect(words(head({ ...found, selected: new Set() }))).toEqual(['Add more', 'Clear']);
});

it('the box above the rows counts those that are shown: the selected ones may be filtered out', () => {
  const [one, other, third] = rows;
  if (!one || !other || !third) throw new Error('no rows');
  const of = (...selected: ListRow[]) => howMany([one, other], new Set(selected.map(({ key }) => key)));
  expect([of(), of(third), of(one, third), of(one, other)]).toEqual(['none', 'none', 'some', 'all']);
});

it('a wide row names the country of a number without a location, for a table without countries', () => {
  const wide = drawnRow(2, true).querySelector('.nl-cell-where');
  expect(wide?.textContent).toBe('Germany');
  expect(wide?.querySelector('.nl-row-country')).not.toBeNull();
  expect(drawnRow(2, false).querySelector('.nl-row-country')).toBeNull();
});

it('the clock of a number has its drawing in a wide row too', () => {
  expect(drawnRow(2, true).querySelector('.nl-cell-time .nl-icon')).not.toBeNull();
  expect(drawnRow(0, true).querySelector('.nl-cell-time .nl-icon')).toBeNull();
});

it('a lookup under way is a drawing for eyes and words for ears, so that nothing else is cut', () => {
  const asking = drawnRow(4, false, { asking: true }).querySelector('.nl-row-asking');
  expect(asking?.textContent).toBe('Looking up…');
  expect(asking?.querySelector(':scope > .nl-hidden')?.textContent).toBe('Looking up…');
  expect(asking?.getAttribute('title')).toBe('Looking up…');
});
