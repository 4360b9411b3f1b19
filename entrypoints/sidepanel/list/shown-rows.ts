import type { ReadonlySignal } from '@preact/signals';
import { computed } from '@preact/signals';
import type { ListFilter } from '../../../lib/list/filter.ts';
import { filterRows } from '../../../lib/list/filter.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import type { ListSort } from '../../../lib/list/sort.ts';
import { inputOrder, sortRows } from '../../../lib/list/sort.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { language } from '../../../lib/words/language.ts';

type Shown = {
  rows: ReadonlySignal<readonly ListRow[]>;
  filter: ReadonlySignal<ListFilter>;
  sort: ReadonlySignal<ListSort>;
};

/** Returns the rows that match the filter, sorted. If some rows change, only those are compared again. */
export function createShownRows({ rows, filter, sort }: Shown): ReadonlySignal<readonly ListRow[]> {
  let before: { rows: readonly ListRow[]; by: ListSort } = { rows: [], by: inputOrder };
  return computed(() => {
    const options = { now: Date.now(), countryName, language: language() };
    const by = sort.value;
    const sorted = before.by === by ? before.rows : [];
    before = { rows: sortRows(filterRows(rows.value, filter.value), by, options, sorted), by };
    return before.rows;
  });
}
