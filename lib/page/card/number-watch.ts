import { entryKey } from '../../model/subject.ts';
import { hasMiddle } from '../dom/measure.ts';
import { pageTime } from '../dom/page-life.ts';
import { isSeen } from '../dom/skip.ts';
import type { Box } from '../dom/view.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { isStillThere } from '../mark/match-ledger.ts';
import { elementOf, matchBoxNear } from '../point/hit-test.ts';
import { cardParts } from './card-parts.ts';
import type { Survey } from './card-types.ts';
import type { Visit } from './card-visits.ts';

/** How long a page may be read again for a missing number (ms): it may change so often that this never ends. */
const longestSearch = 2_000; // guard search-ends
/** Most places of a subject that are measured: the newest ones. */
const mostPlaces = 20;

/** A card's number: the visit to it, and its rectangle in the viewport. */
export type Watched = { visit: Visit; number: Box };

type WatchDeps = {
  /** Returns the number of the open card; null if no card is open. */
  watched(): Watched | null;
  survey(): Survey | null;
  /** The number is no longer there. */
  gone(): void;
};

/** `ledger`: the one that had the match. A page that is read again has another. */
type Known = { match: Match; ledger: MatchLedger; missingSince: number | null };

/** `look` looks whether the number is still there, and again in each frame for as long as the page changes. */
type NumberWatch = { look(): void; lookSoon(): void };

/**
 * Watches whether the number of the open card is still there. It compares characters. Only if they
 * changed, it measures whether the same subject was found in their place: then the visit continues there, whatever node
 * has it.
 */
export function watchNumber({ watched, survey, gone }: WatchDeps): NumberWatch {
  let known: Known | null = null;
  let isPlanned = false;

  /** Whether the number is there, or may be once the page was read. */
  function isHere({ visit, number }: Watched, match: Match, page: Survey): boolean {
    if (known?.match !== match) known = { match, ledger: page.ledger, missingSince: null };
    const isForgotten = known.ledger === page.ledger && !page.ledger.all().has(match);
    const isChanged = !isStillThere(match);
    if (!isForgotten && !isChanged) return true;
    const again = foundIn(number, visit, match, page.ledger);
    if (again) {
      visit.match = again;
      return true;
    }
    if (known.missingSince === null) {
      known.missingSince = pageTime();
      // During a storm nothing else has it read again.
      if (isChanged) page.isCurrent(match);
    }
    return page.pace() === 'reading' && pageTime() - known.missingSince < longestSearch;
  }

  function look(): void {
    const [card, page] = [watched(), survey()];
    if (!card?.visit.match || !page) return;
    if (!isHere(card, card.visit.match, page)) {
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

  return { look, lookSoon };
}

/** Returns the newest match of the same subject that the user can see in a rectangle. */
function foundIn(number: Box, { point }: Visit, { subject }: Match, ledger: MatchLedger): Match | null {
  const key = entryKey(subject);
  const places = [...ledger.all()].filter((match) => entryKey(match.subject) === key).slice(-mostPlaces);
  const isThere = (match: Match): boolean => {
    const element = elementOf(match);
    const box = isStillThere(match) ? matchBoxNear(match, point) : null;
    if (!element || !box || !hasMiddle(number, box)) return false;
    return isSeen(element) && cardParts()?.drawnAs(match) !== 'unseen'; // guard number-seen
  };
  return places.findLast(isThere) ?? null;
}
