import { useRef } from 'preact/hooks';
import { noFilter } from '../../../lib/list/filter.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import { howMany, SelectAll } from '../grid/SelectAll.tsx';
import type { ListEvents, ListState } from './list-state.ts';

type ListHeadProps = {
  state: Pick<ListState, 'rows' | 'shown' | 'selected'>;
  isAdding: boolean;
  onAdd: () => void;
  events: Pick<ListEvents, 'onFilter' | 'onClear' | 'onSelectAll'>;
};

/**
 * The line above the plan and the rows: how many were found, shown or selected, and the buttons that add to the list or clear it. While rows are selected, a button deselects them, and none clears the list: beside
 * “3 rows selected” it would be unclear what is cleared. The box selects all rows; a wide list has it in the head of
 * its table.
 */
export function ListHead({ state, isAdding, onAdd, events }: ListHeadProps) {
  const { rows, shown, selected } = state;
  const isFiltered = isPart({ rows, shown });
  const hasSelected = selected.size > 0;
  const words = useRef<HTMLParagraphElement>(null);
  const deselect = () => {
    // The pressed button disappears.
    words.current?.focus();
    events.onSelectAll(false);
  };
  return (
    <div class="nl-line nl-bulk-head">
      <span class="nl-bulk-all">
        <SelectAll selected={howMany(shown, selected)} onSelectAll={events.onSelectAll} />
      </span>
      <p ref={words} class="nl-wraps nl-bulk-count" role="status" tabIndex={-1}>
        <strong>
          {hasSelected
            ? sayCount('listSelected', selected.size)
            : isFiltered
              ? say('listShownOf', shown.length, rows.length)
              : sayCount('listFound', rows.length)}
        </strong>
      </p>
      {/* If no row is left, such a button is in their place. */}
      {isFiltered && !hasSelected && shown.length > 0 ? (
        <Button kind="link" onPress={() => events.onFilter(noFilter)}>
          {say('listShowAll')}
        </Button>
      ) : null}
      {hasSelected ? (
        <Button key="deselect" kind="link" onPress={deselect}>
          {say('listDeselect')}
        </Button>
      ) : null}
      <Button key="add" kind="link" onPress={onAdd} expanded={isAdding}>
        {say('listAdd')}
      </Button>
      {hasSelected ? null : (
        <span key="clear" class="nl-bulk-clear">
          <Button kind="link" onPress={events.onClear}>
            {say('clear')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Returns how many rows the line above the rows counts: those that are selected, otherwise those that are shown. */
export function countedRows({ rows, shown, selected }: Pick<ListState, 'rows' | 'shown' | 'selected'>): number {
  if (selected.size > 0) return selected.size;
  return isPart({ rows, shown }) ? shown.length : rows.length;
}

/** Does the filter show a part of the rows, or none? */
function isPart({ rows, shown }: Pick<ListState, 'rows' | 'shown'>): boolean {
  return shown.length < rows.length;
}
