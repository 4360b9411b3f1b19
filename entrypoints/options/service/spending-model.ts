import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { ask } from '../../../lib/messages/ask.ts';
import type { LedgerPage, Spending } from '../../../lib/model/answer/spending.ts';

/** Creates what was spent, and on what. `onCleared` is called after each attempt to clear the list. */
export function createSpendingModel(onCleared: (wasCleared: boolean) => void) {
  const spending = signal<Spending | null>(null);
  const ledger = signal<LedgerPage | null>(null);

  async function turn(offset: number): Promise<void> {
    const result = await ask('listCalls', { from: offset });
    if (result.ok) ledger.value = result.value;
  }

  return {
    /** Null until they are known. */
    spending: spending as ReadonlySignal<Spending | null>,
    ledger: ledger as ReadonlySignal<LedgerPage | null>,
    /** Reads both, from the newest call on. */
    async open() {
      const [result] = await Promise.all([ask('readSpending', {}), turn(0)]);
      if (result.ok) spending.value = result.value;
    },
    turn,
    async clear() {
      const result = await ask('clearCalls', {});
      onCleared(result.ok);
      if (result.ok) ledger.value = result.value;
    },
  };
}
