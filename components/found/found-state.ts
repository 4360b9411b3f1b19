import type { FoundItem } from '../../lib/found/found.ts';
import type { CountryCenters } from '../../lib/model/answer/report.ts';
import type { UnreadPart } from '../../lib/model/page/found.ts';
import type { OpenRow, RowReportEvents } from '../report/RowReport.tsx';

/**
 * Why a page has no list: no page script may run there, or Numlens is paused or turned off there. `isLocked`: a policy turned
 * it off on the site.
 */
export type NoPage =
  | { kind: 'closed'; filesClosed: boolean }
  | { kind: 'paused' }
  | { kind: 'off-tab' }
  | { kind: 'off-site'; host: string; isLocked: boolean };

/** What was last shown on the page: place `nth` (from 1) of the `of` places where the subject is; or that it is gone. */
export type ShownRow = { kind: 'shown'; key: string; nth: number; of: number } | { kind: 'gone'; key: string };

/** To the next place of a subject on the page, or to the previous one. */
export type FoundStep = 1 | -1;

export type FoundList = {
  kind: 'list';
  items: FoundItem[];
  /** The page has more subjects than are listed. */
  cut: boolean;
  /** What of the page was not read, if nothing was found. */
  unread: UnreadPart | null;
  centers: CountryCenters;
  open: OpenRow | null;
  shown: ShownRow | null;
};

/**
 * What the panel shows of the active tab's page. While the page is read for the first time, `done` of `all` reports are
 * there.
 */
export type FoundState = { kind: 'reading'; done: number; all: number } | { kind: 'out-of-reach' } | NoPage | FoundList;

export type FoundEvents = RowReportEvents & {
  /** Shows a subject on the page; when called again, its next place, or with the step -1 its previous one. */
  onShow: (item: FoundItem, step?: FoundStep) => void;
  /** Opens a row's report, or closes it. */
  onOpen: (item: FoundItem) => void;
  onAddAll: () => void;
  onRefresh: () => void;
  /** Turns Numlens on again, or ends its pause. */
  onTurnOn: () => void;
};
