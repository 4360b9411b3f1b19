import { entryKey } from '../../model/subject.ts';
import { hasMiddle } from '../dom/measure.ts';
import { pageTime } from '../dom/page-life.ts';
import type { Box } from '../dom/view.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { isStillThere } from '../mark/match-ledger.ts';
import { matchBoxNear } from '../mark/match-place.ts';
import { cardParts } from './card-parts.ts';
import type { Survey } from './card-types.ts';
import type { Visit } from './card-visits.ts';

/** How long a page may be read again for a missing number (ms): it may change so often that this never ends. */
const longestSearch = 2_000; // guard search-ends
/** Most places of a subject that are measured: the newest ones. */
const mostPlaces = 20;

type WatchDeps = {
  /** Returns the visit of the open card; null if no card is open. */
  watched(): Visit | null;
  survey(): Survey | null;
  /** The number is no longer there. */
  gone(): void;
};

/** `ledger`: the one that had the match. A page that is read again has another. */
type Known = { match: Match; ledger: MatchLedger; missingSince: number | null };

export type NumberWatch = ReturnType<typeof watchNumber>;

/**
 * Watches whether the number of a visit is still there. It compares characters. Only if they changed, it measures
 * whether the same subject was found in their place: then the visit continues there, whatever node has it.
 */
export function watchNumber({ watched, survey, gone }: WatchDeps) {
  const known = new WeakMap<Visit, Known>();
  let isPlanned = false;

  /** Whether the number is there; `unread` if it may be once the page was read. With `rereads`, its text is read again. */
  function presence(visit: Visit, rereads = true): 'here' | 'unread' | 'gone' {
    const [{ match }, page] = [visit, survey()];
    if (!match || !page) return 'here';
    let seen = known.get(visit);
    if (seen?.match !== match) seen = { match, ledger: page.ledger, missingSince: null };
    known.set(visit, seen);
    const isForgotten = seen.ledger === page.ledger && !page.ledger.all().has(match);
    const isChanged = !isStillThere(match);
    if (!isForgotten && !isChanged) return 'here';
    const again = foundIn(visit, match, page.ledger);
    if (again) {
      Object.assign(visit, { match: again, isRewritten: true });
      return 'here';
    }
    if (rereads && seen.missingSince === null) {
      seen.missingSince = pageTime();
      // During a storm nothing else has it read again.
      if (isChanged) page.isCurrent(match);
    }
    const isLong = seen.missingSince !== null && pageTime() - seen.missingSince >= longestSearch;
    return page.pace() === 'reading' && !isLong ? 'unread' : 'gone';
  }

  /** Looks whether the number of the open card is still there, and again in each frame for as long as the page changes. */
  function look(): void {
    const [visit, page] = [watched(), survey()];
    if (!visit || !page) return;
    if (presence(visit) === 'gone') {
      gone(); // guard number-gone
      return;
    }
    if (page.pace() !== 'calm') lookSoon();
  }

  function lookSoon(): void {
    if (isPlanned || !watched()) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      look();
    });
  }

  return {
    look,
    lookSoon,
    /** Whether the number of a visit is missing, but may be there once the page was read. */
    isMissing: (visit: Visit): boolean => presence(visit, false) === 'unread',
    /** Returns the rectangle of a visit's number once the page was read; null if it is not there. */
    async find(visit: Visit): Promise<Box | null> {
      while (presence(visit) === 'unread') await new Promise(requestAnimationFrame);
      return visit.match && presence(visit) === 'here' ? matchBoxNear(visit.match, visit.point) : null;
    },
  };
}

/** Returns the newest match of the same subject that the user can see in the visit's rectangle. */
function foundIn({ number, point }: Visit, { subject }: Match, ledger: MatchLedger): Match | null {
  const key = entryKey(subject);
  const places = [...ledger.all()].filter((match) => entryKey(match.subject) === key).slice(-mostPlaces);
  const isThere = (match: Match): boolean => {
    const box = isStillThere(match) ? matchBoxNear(match, point) : null;
    if (!box || !hasMiddle(number, box)) return false;
    return cardParts()?.drawnAs(match) !== 'unseen'; // guard number-seen
  };
  return places.findLast(isThere) ?? null;
}
