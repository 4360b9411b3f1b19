import type { Subject } from '../../lib/model/subject.ts';
import { findInHistory } from '../../lib/store/history.ts';

/** What was looked up just now needs no reminder, ms. */
const reminded = 60 * 60_000;

/** When the person looked this up before, ms since 1970: at least an hour ago, and never said in a private window. */
export async function lastLookUp(
  subject: Subject,
  { isPrivate }: { isPrivate: boolean },
): Promise<{ lastAt?: number }> {
  if (isPrivate) return {};
  const at = (await findInHistory(subject))?.at;
  return at === undefined || Date.now() - at < reminded ? {} : { lastAt: at };
}
