import type { OperationId } from '../model/operation.ts';
import type { BreakerState } from './database.ts';
import { database } from './database.ts';

/** The breaker of an operation, closed where nothing is stored. */
export async function readBreaker(operation: OperationId): Promise<BreakerState> {
  return (await (await database()).get('breakers', operation)) ?? closedBreaker(operation);
}

export function closedBreaker(operation: OperationId): BreakerState {
  return { operation, failuresInARow: 0, openedAt: null, until: null, repeat: null };
}
