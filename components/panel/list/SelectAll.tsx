import { say } from '../../../lib/words/say.ts';
import '../select-all.css';

type SelectAllProps = {
  /** How many of the rows are selected. */
  selected: 'none' | 'some' | 'all';
  onSelectAll: (on: boolean) => void;
};

/** The box above those of the rows: selects all, and none once all are selected. */
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

/** Returns how many of so many rows are selected, as the box shows it. */
export function howMany(selected: number, rows: number): SelectAllProps['selected'] {
  if (selected === 0) return 'none';
  return selected < rows ? 'some' : 'all';
}
