import type { HistoryEntry } from '../../lib/model/history-entry.ts';
import type { OperationId } from '../../lib/model/operation.ts';
import type { OnlineOffer, Report } from '../../lib/model/report.ts';
import type { Spending } from '../../lib/model/spending.ts';
import type { Subject } from '../../lib/model/subject.ts';

/** Why a typed text is no subject. `unfinished`: the beginning of one, as while it is typed. */
export type Unreadable = 'empty' | 'neither' | 'unfinished' | 'needs-country' | 'too-long';

/** What the typed text was read as. `out-of-reach`: the extension was reloaded under the popup. */
export type Reading =
  | { kind: 'several'; subjects: Subject[] }
  | { kind: 'report'; report: Report; offer: OnlineOffer; country: string | null }
  | { kind: 'unreadable'; reason: Unreadable }
  | { kind: 'out-of-reach' };

/** All that the popup shows. `country` is the one picked for national numbers; `site` is null until it is known. */
export type PopupState = {
  text: string;
  country: string | null;
  reading: Reading;
  asking: boolean;
  /** The operations that are asked again by themselves. */
  resuming: OperationId[];
  recent: HistoryEntry[];
  site: { host: string | null; on: boolean } | null;
  /** Null until it is known. */
  spending: Spending | null;
};

/** What a person does in the popup. */
export type PopupEvents = {
  onText: (text: string) => void;
  onCountry: (country: string | null) => void;
  onLookUp: () => void;
  /** Answers that went stale are to be asked again. */
  onRefresh: () => void;
  /** The person picked one of several subjects in the text. */
  onPick: (subject: Subject) => void;
  onCopy: (what: string, text: string) => void;
  onRecent: (entry: HistoryEntry) => void;
  onClearRecent: () => void;
  onSite: (on: boolean) => void;
  onOptions: () => void;
  /** The list of calls that were made. */
  onCalls: () => void;
  /** Asks the browser for access to an origin of the service. */
  onAllow: (origin: string) => void;
};
