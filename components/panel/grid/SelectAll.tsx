import type { ListRow } from '../../../lib/list/rows.ts';
import { say } from '../../../lib/words/say.ts';
import '../select-all.css';

type SelectAllProps = {
  /** How many of the rows are selected. */
  selected: 'none' | 'some' | 'all';
  onSelectAll: (on: boolean) => void;
};

/** The box above those of the rows. It selects all rows, or none if all are selected. */
export function SelectAll({ selected, onSelectAll }: SelectAllProps) {
  const label = say(selected === 'all' ? 'listSelectNone' : 'listSelectAll');
  return (
    <input
      type="checkbox"
      class="nl-select-all"
      aria-label={label}
      title={label}
      checked={selected === 'all'}
      indeterminate={selected === 'some'}
      onChange={() => onSelectAll(selected !== 'all')}
    />
  );
}

/** Returns how many of the rows that are shown are selected. Selected rows that the filter hides do not count. */
export function howMany(shown: readonly ListRow[], selected: ReadonlySet<string>): SelectAllProps['selected'] {
  const count = selected.size === 0 ? 0 : shown.filter(({ key }) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count < shown.length ? 'some' : 'all';
}
