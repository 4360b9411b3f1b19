import type { OptionalColumn } from '../../../lib/list/columns.ts';
import type { ListSort, SortColumn } from '../../../lib/list/sort.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { SelectAll } from './SelectAll.tsx';

type GridHeadProps = {
  columns: readonly OptionalColumn[];
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  /** How many of the rows are selected. */
  selected: 'none' | 'some' | 'all';
  onSelectAll: (on: boolean) => void;
};

/**
 * The head of the columns. Each name is a button that sorts by it; a second press reverses the order. The first
 * column's head selects all rows.
 */
export function GridHead({ columns, sort, onSort, selected, onSelectAll }: GridHeadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table, see RowGrid
    // biome-ignore lint/a11y/useFocusableInteractive: its buttons are focusable
    <div class="nl-grid-head" role="row" aria-rowindex={1}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div class="nl-cell nl-cell-place" role="columnheader">
        <SelectAll selected={selected} onSelectAll={onSelectAll} />
      </div>
      {(['subject', ...columns] as const).map((column) => {
        const isSorted = sort.column === column;
        const direction = sort.descending ? 'descending' : 'ascending';
        const name = say(columnWords[column]);
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={column}
            class={`nl-cell nl-cell-${column}`}
            role="columnheader"
            aria-sort={isSorted ? direction : 'none'}
          >
            <button
              type="button"
              title={name}
              onClick={() => onSort({ column, descending: isSorted && !sort.descending })}
            >
              <span class="nl-head-name">{name}</span>
              <span aria-hidden="true">{isSorted ? (sort.descending ? '↓' : '↑') : ''}</span>
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** The name of each column. */
export const columnWords = {
  place: 'columnInput',
  subject: 'termSubject',
  note: 'noteField',
  name: 'columnName',
  risk: 'termRisk',
  country: 'termCountry',
  holder: 'termCarrierOrNetwork',
  asn: 'columnAsn',
  prefix: 'columnPrefix',
  where: 'termLocation',
  verdict: 'termStatus',
  time: 'termLocalTime',
  count: 'columnTimes',
  tag: 'columnTag',
} as const satisfies Record<SortColumn, MessageKey>;
