import type { FoundItem } from '../../lib/found/found.ts';
import type { CountryCentres } from '../../lib/model/answer/report.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { ReportTopEvents } from '../report/SubjectTools.tsx';

/**
 * Why a page has no list: no page script may run there, or the user does not want it. `isLocked`: a policy decides that it
 * is off on the site.
 */
export type NoPage =
  | { kind: 'closed' }
  | { kind: 'paused' }
  | { kind: 'off-tab' }
  | { kind: 'off-site'; host: string; isLocked: boolean };

/** The row whose report is open. */
export type OpenRow = { key: string; asking: boolean; resuming: OperationId[] };

/** What was last shown on the page: the `nth` place, from 1, of the `of` places where a subject is; or that it is gone. */
export type ShownRow = { kind: 'shown'; key: string; nth: number; of: number } | { kind: 'gone'; key: string };

export type FoundList = {
  kind: 'list';
  items: FoundItem[];
  /** There are more than are listed. */
  cut: boolean;
  centres: CountryCentres;
  open: OpenRow | null;
  shown: ShownRow | null;
};

/** What the panel says of the page in front. `done` of `all` reports are there while it is read for the first time. */
export type FoundState = { kind: 'reading'; done: number; all: number } | { kind: 'out-of-reach' } | NoPage | FoundList;

export type FoundEvents = ReportTopEvents & {
  /** Show it on the page; again: the next place where it is. */
  onShow: (item: FoundItem) => void;
  /** Open a row's report, or close it. */
  onOpen: (item: FoundItem) => void;
  onAddAll: () => void;
  onRefresh: () => void;
  /** Turn Numlens on again: where it is off, or paused. */
  onTurnOn: () => void;
  onLookUp: (only?: OperationId[]) => void;
  onRefreshAnswers: () => void;
  onCopy: (what: string, text: string) => void;
  onAllow: (origin: string) => void;
};
