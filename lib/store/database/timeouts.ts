import { errorSummary } from '../../model/result.ts';

/** How long the report from built-in data waits for stored data (ms). */
const reportTimeout = 1_000;

/** Returns the result of `work`; rejects with a `TimeoutError` after `within` ms. The work itself goes on. */
export function withTimeout<Value>(work: Promise<Value>, within: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('It took too long.', 'TimeoutError'));
    const timer = setTimeout(late, within);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Returns stored data, or `otherwise` if the database fails or does not answer in time. So a report never waits long
 * for the database and never fails with it. `what` names the data in the log.
 */
export async function keptOr<Kept, Otherwise>(
  what: string,
  read: () => Promise<Kept>,
  otherwise: Otherwise,
): Promise<Kept | Otherwise> {
  try {
    return await withTimeout(read(), reportTimeout); // guard store-patience
  } catch (error) {
    console.error(`Numlens: ${what} could not be reached.`, errorSummary(error));
    return otherwise;
  }
}
