import type { RequestType } from '../../lib/messages/contract.ts';

/** Who sends requests: a frame of a tab. */
export type Asker = { tabId: number; frameId: number };

/** How many requests may come at once, and how many per second after that. */
type Rate = { atOnce: number; aSecond: number };

/**
 * Far more than a user's hand can cause: a page script prepares one card for each rest of the pointer, and reports its
 * finds once a second. Requests of a whole tab are counted together, reports by frame, as a page may have many frames.
 */
const ofTab: Rate = { atOnce: 100, aSecond: 10 };
const ofFrame: Rate = { atOnce: 10, aSecond: 2 };

/** Most askers that are counted. Beyond them the one that asked longest ago is dropped: most of its allowance is back. */
const mostAskers = 2_000;

type Count = { left: number; at: number };

/**
 * Limits how often a page may ask, as a page's process may send messages without end. Texts to be read have a queue of
 * their own. Returns whether this request may run.
 */
export function createPageRates(now: () => number): (type: RequestType, asker: Asker) => boolean {
  const counts = new Map<string, Count>();

  return (type, { tabId, frameId }) => {
    const isReport = type === 'noteFound';
    const { atOnce, aSecond } = isReport ? ofFrame : ofTab;
    const name = isReport ? `${tabId} ${frameId}` : `${tabId}`;
    const known = counts.get(name) ?? { left: atOnce, at: now() };
    const left = Math.min(atOnce, known.left + ((now() - known.at) / 1_000) * aSecond);
    // Each asker is put at the end, so that the first is the one that asked longest ago.
    counts.delete(name);
    const [oldest] = counts.keys();
    if (counts.size >= mostAskers && oldest !== undefined) counts.delete(oldest);
    counts.set(name, { left: Math.max(0, left - 1), at: now() });
    return left >= 1; // guard rate-count
  };
}
