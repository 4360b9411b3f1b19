import type { CardTools } from '../../lib/model/page/card.ts';

/** The time now (ms since 1970), and the user's own IANA time zone. */
export type HereAndNow = { now: number; here: string };

/** What reports need of the page that they are on. `copied`: what was copied a moment ago. */
export type Surface = HereAndNow & { copied: string | null; tools: CardTools };
