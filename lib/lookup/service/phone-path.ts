import type { Failure } from '../../model/answer/failure.ts';

/** The two documented paths of phone validation. */
export type PhonePath = 'root' | 'versioned';

/** What each path adds to the operation's address. */
export const phonePathText = {
  root: '',
  versioned: '/api/v1/phonevalidation',
} as const satisfies Record<PhonePath, string>;

/**
 * May a failure mean that phone validation is not at this path? Whatever answered there gave no documented
 * answer. 401 and 402 are about the key, 429 and faults of the server are about the moment.
 */
export function mayBeWrongPath(failure: Failure): boolean {
  switch (failure.kind) {
    case 'nothing-there':
    case 'client-error':
    case 'redirected':
    case 'not-json':
    case 'bad-shape':
    case 'too-large':
      return true;
    case 'refused-key':
      return failure.status === 403;
    default:
      return false;
  }
}

/**
 * The same for "Test connection", which continues after more failures: a path may also not answer, fail, or no longer
 * exist.
 */
export function mayBeWrongPathForTest(failure: Failure): boolean {
  switch (failure.kind) {
    case 'not-found':
    case 'timeout':
      return true;
    case 'server-error':
      return failure.until === undefined;
    default:
      return mayBeWrongPath(failure);
  }
}
