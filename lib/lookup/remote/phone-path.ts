import type { Failure } from '../../model/failure.ts';
import type { Settings } from '../../model/settings.ts';

/** The two documented paths of phone validation (`service-interface.md` section 4.1). */
export type PhonePath = 'root' | 'versioned';

type PathChoice = { setting: Settings['phonePath']; remembered: PhonePath | null };

/** What each path adds to the operation's address. */
export const phonePathText = {
  root: '',
  versioned: '/api/v1/phonevalidation',
} as const satisfies Record<PhonePath, string>;

/** The path to ask first: the one that is set, else the one that worked before, else the root. */
export function firstPhonePath({ setting, remembered }: PathChoice): PhonePath {
  return setting === 'automatic' ? (remembered ?? 'root') : setting;
}

/**
 * The path to ask after the first one failed, null where the failure stands. Only automatic discovery goes on, only from
 * root to versioned, and only while no path is remembered: afterwards a 404 means "not found".
 */
export function nextPhonePath(choice: PathChoice, failure: Failure): PhonePath | null {
  if (choice.setting !== 'automatic' || choice.remembered !== null) return null;
  return failure.kind === 'not-found' || failure.kind === 'not-json' ? 'versioned' : null;
}

/**
 * The path to remember for the address once `path` gave an answer, null where nothing new was learnt. A path that only
 * failed is not remembered: nobody knows yet that it works.
 */
export function phonePathToRemember({ setting, remembered }: PathChoice, path: PhonePath): PhonePath | null {
  return setting === 'automatic' && remembered !== path ? path : null;
}
