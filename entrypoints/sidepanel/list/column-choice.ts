import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ColumnChoice, OptionalColumn } from '../../../lib/list/columns.ts';
import { asColumnChoice } from '../../../lib/list/columns.ts';
import { keepColumns, keptColumns } from '../../../lib/store/panel/list-columns.ts';

/** Which columns the user turned on or off; kept for the next time, except in a private window. */
export function createColumns(mayKeep: () => boolean) {
  const choice = signal<ColumnChoice>({});

  function choose(chosen: ColumnChoice): void {
    choice.value = chosen;
    if (mayKeep()) void keepColumns(chosen);
  }

  return {
    choice: choice as ReadonlySignal<ColumnChoice>,
    /** Restores the saved choice. */
    async open() {
      choice.value = asColumnChoice(await keptColumns());
    },
    events: {
      onColumn: (column: OptionalColumn, isOn: boolean) => choose({ ...choice.value, [column]: isOn }),
      onResetColumns: () => choose({}),
    },
  };
}
