import type { OperationId } from '../model/operation.ts';
import type { BreakerState } from './database.ts';
import { database } from './database.ts';

/** The breaker of an operation, closed where nothing is stored. */
export async function readBreaker(operation: OperationId): Promise<BreakerState> {
  const stored = await (await database()).get('breakers', operation);
  return stored ?? { operation, failuresInARow: 0, until: null, repeat: null };
}

/** Closes every breaker: the key or an address changed. */
export async function resetBreakers(): Promise<void> {
  await (await database()).clear('breakers');
}
