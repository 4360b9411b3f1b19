import type { Subject } from '../../lib/model/subject.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import type { OpenCard } from '../../lib/store/open-cards.ts';
import { rememberPageName } from '../../lib/store/page-names.ts';

/** Keeps the name that a page published for a card's number, where the person wants that; never in a private window. */
export async function notePageName(
  subject: Subject,
  { published }: OpenCard,
  { isPrivate }: { isPrivate: boolean },
): Promise<void> {
  const said = published.find(({ e164 }) => e164 === subjectKey(subject));
  if (said && !isPrivate) await rememberPageName({ ...said, at: Date.now() });
}
