import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ListEvents } from '../../../components/panel/list/list-state.ts';
import type { ColumnChoice } from '../../../lib/list/columns.ts';
import { asColumnChoice } from '../../../lib/list/columns.ts';
import { keepColumns, keptColumns } from '../../../lib/store/panel/list-columns.ts';

type Columns = {
  choice: ReadonlySignal<ColumnChoice>;
  /** Restores the saved choice. */
  open: () => Promise<void>;
  events: Pick<ListEvents, 'onColumn' | 'onResetColumns'>;
};

/** Which columns the user turned on or off; kept for the next time, except in a private window. */
export function createColumns(mayKeep: () => boolean): Columns {
  const choice = signal<ColumnChoice>({});

  function choose(chosen: ColumnChoice): void {
    choice.value = chosen;
    if (mayKeep()) void keepColumns(chosen);
  }

  return {
    choice,
    async open() {
      choice.value = asColumnChoice(await keptColumns());
    },
    events: {
      onColumn: (column, isOn) => choose({ ...choice.value, [column]: isOn }),
      onResetColumns: () => choose({}),
    },
  };
}
