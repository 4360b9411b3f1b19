import { noFilter } from '../../../lib/list/order.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import type { ListEvents, ListState } from './list-state.ts';
import { howMany, SelectAll } from './SelectAll.tsx';

type ListHeadProps = {
  state: Pick<ListState, 'rows' | 'shown' | 'selected' | 'lines' | 'linesWithout'>;
  isAdding: boolean;
  onAdd: () => void;
  events: Pick<ListEvents, 'onFilter' | 'onClear' | 'onSelectAll'>;
};

/**
 * The line above the rows: how many were found in how many lines, or how many are shown or selected, and the buttons that add
 * to the list or clear it. The box selects all rows; a wide list has it in the head of its table.
 */
export function ListHead({ state, isAdding, onAdd, events }: ListHeadProps) {
  const { rows, shown, selected, lines, linesWithout } = state;
  // If the filter leaves no row, a sentence in place of the rows says so.
  const isFiltered = shown.length < rows.length && shown.length > 0;
  return (
    <div class="nl-bulk-head">
      <span class="nl-bulk-all">
        <SelectAll selected={howMany(shown, selected)} onSelectAll={events.onSelectAll} />
      </span>
      <p class="nl-bulk-count" role="status" tabIndex={-1}>
        <strong>
          {selected.size > 0
            ? sayCount('listSelected', selected.size)
            : isFiltered
              ? sayCount('listShown', shown.length)
              : sayCount('listFound', rows.length)}
        </strong>
        {selected.size === 0 && !isFiltered && linesWithout > 0 ? (
          <span>{say('listLinesOf', lines - linesWithout, lines)}</span>
        ) : null}
      </p>
      {isFiltered ? (
        <Button kind="link" onPress={() => events.onFilter(noFilter)}>
          {say('listShowAll')}
        </Button>
      ) : null}
      <Button kind="link" onPress={onAdd} expanded={isAdding}>
        {say('listAdd')}
      </Button>
      <Button kind="link" onPress={events.onClear}>
        {say('clear')}
      </Button>
    </div>
  );
}
