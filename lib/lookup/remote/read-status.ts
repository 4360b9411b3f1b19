import type { Failure } from '../../model/failure.ts';
import { readRetryAfter } from './read-retry-after.ts';

/**
 * What an answer's status and headers already say is wrong, null for a status of success. Only 200 is documented
 * (`service-interface.md` section 4.4), so the others are taken as HTTP means them. `now` is milliseconds since 1970.
 */
export function readStatus(
  { status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>,
  now: number,
): Failure | null {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return { kind: 'redirected' };
  if (status >= 200 && status < 300) return null;
  const until = readRetryAfter(headers.get('retry-after'), now);
  switch (status) {
    case 401:
    case 403:
      return { kind: 'refused-key', status };
    case 402:
      return { kind: 'payment' };
    case 404:
      return { kind: 'not-found' };
    case 429:
      return { kind: 'limited', until };
    case 503:
      return until === null ? { kind: 'server-error', status } : { kind: 'server-error', status, until };
    default:
      return { kind: status >= 500 ? 'server-error' : 'client-error', status };
  }
}
