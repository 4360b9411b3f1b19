import type { TypedReading } from '../../lib/messages/contract.ts';
import type { MessageLink } from '../../lib/model/answer/message.ts';
import type { Note } from '../../lib/model/answer/note.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { Spending } from '../../lib/model/answer/spending.ts';
import type { FoundCounts, FoundPage } from '../../lib/model/page/found.ts';
import type { ReadBy } from '../../lib/model/page/read-by.ts';
import type { SiteMode, SiteState } from '../../lib/model/settings/site.ts';
import type { HistoryEntry, StorageTrouble } from '../../lib/model/stored-types.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { ReportTopEvents } from '../report/SubjectTools.tsx';

/** What the typed text was read as. `out-of-reach`: the extension was reloaded under the popup. */
export type PopupReading = TypedReading | { kind: 'out-of-reach' };

/** What is offered below the field. */
export type PopupMatch = RecentRow | ContactRow | NoteRow | HereRow | SeveralRow;

/**
 * Returns the match that Enter in the field opens: the first, of several subjects in the text the first of them, and
 * while nothing is typed the newest lookup. Null if the text is complete, such as an emergency number, or no search, such
 * as a long text: another number than the typed one would be opened.
 */
export function firstMatch(reading: PopupReading, { recent, contacts, notes, here }: Known): PopupMatch | null {
  if (reading.kind === 'several') {
    const [first] = reading.first;
    return first ? { subject: first.report.subject, report: first.report } : null;
  }
  const isSearch =
    reading.kind === 'begun'
      ? reading.short === null || reading.short === 'short'
      : reading.kind === 'unreadable' && reading.reason !== 'too-long';
  return isSearch ? (recent[0] ?? contacts[0] ?? notes[0] ?? here[0] ?? null) : null;
}

/**
 * A subject of the page that matches the typed text; `report` is null until it is known. `read`: how a
 * number without a country code was read.
 */
export type HereRow = { subject: Subject; times: number; read: ReadBy; report: Report | null };

/**
 * An earlier lookup that matches the typed text. `timeZones`: those of a number, as soon as they are known, unless the
 * user's own note is the title. `contact` and `company`: what the user's contacts call the number now; it is never kept
 * with lookups.
 */
export type RecentRow = HistoryEntry & {
  timeZones?: readonly string[];
  contact?: string;
  company?: string | undefined;
};

/** A number of a contact that matches the typed text; `report`, about the number, is null until it is known. */
export type ContactRow = { subject: Subject; contact: string; company?: string | undefined; report: Report | null };

/** A note that matches the typed text; `report`, about its subject, is null until it is known. */
type NoteRow = Pick<Note, 'subject' | 'text'> & { report: Report | null };

/** One of several subjects in the text. */
type SeveralRow = { subject: Subject; report: Report };

/**
 * What matches the typed text without a lookup: earlier lookups, the user's contacts with other numbers, the user's notes
 * on other subjects, and subjects of the page.
 */
export type Known = { recent: RecentRow[]; contacts: ContactRow[]; notes: NoteRow[]; here: HereRow[] };

/** How much is on the page; and what of it was not read, if nothing was found. */
export type PopupFound = FoundCounts & { unread: FoundPage['unread'] };

/** All that the popup shows. `country` is the one picked for national numbers; `site` is null until it is known. */
export type PopupState = {
  text: string;
  /** The text is too long to be handed to the side panel, so the user pastes it there. */
  tooMuch: boolean;
  country: string | null;
  reading: PopupReading;
  asking: boolean;
  /** The operations that are looked up again automatically. */
  resuming: OperationId[];
  /** All facts of a report are shown, as the user chose last, here or on a card. */
  details: boolean;
  /** A note can be kept: not in a private window. */
  canNote: boolean;
  /** A card's menu opened the popup to write a note on what the text says. */
  forNote: boolean;
  /** The browser's menu opened the popup to call what the text says. */
  forCall: boolean;
  known: Known;
  /** Nothing was looked up before. False until that is known. */
  isFirst: boolean;
  site: SiteState | null;
  /** What is on the page in the active tab; null until it is known, and if no page script runs there. */
  found: PopupFound | null;
  /** Null until it is known. */
  spending: Spending | null;
  /** Why the database cannot be used for now: recent lookups are missing. */
  trouble: StorageTrouble | null;
};

/** A pasted text, what the field shows of it, and its links; null if they could not be read. */
export type PastedText = { text: string; shown: string; links: MessageLink[] | null };

/** What the user does in the popup. */
export type PopupEvents = ReportTopEvents & {
  /** `mayFormat`: it was typed at the end of the field, and says whether that still is so. */
  onText: (text: string, mayFormat?: () => boolean) => void;
  /** A text with several lines or with links was pasted; `shown` is what the field can show of it. */
  onPaste: (pasted: PastedText) => void;
  onCountry: (country: string | null) => void;
  /** An example was pressed: it is answered, but neither kept nor looked up automatically. */
  onExample: (text: string) => void;
  /** Enter in the field: the first match is opened, or the report's subject is looked up online. */
  onEnter: () => void;
  /** Clears the typed text. */
  onClear: () => void;
  onLookUp: (only?: OperationId[]) => void;
  /** Looks up stale answers again. */
  onRefresh: () => void;
  /** Shows all details, or only the glance. */
  onDetails: (on: boolean) => void;
  /** Keeps the user’s note on the report’s subject; an empty text removes it. Returns whether it was kept. */
  onNote: (text: string) => Promise<boolean>;
  /** Opens all favorites, in tabs behind the one in front. */
  onOpenAll: (hrefs: string[]) => void;
  /** The user picked one of several subjects in the text. */
  onPick: (subject: Subject) => void;
  /** Opens the text as a list in the side panel. */
  onTextAsList: () => void;
  /** Opens everything found on the page in the side panel. */
  onFound: () => void;
  onCopy: (what: string, text: string) => void;
  onRecent: (entry: HistoryEntry) => void;
  onRemoveRecent: (entry: HistoryEntry) => void;
  onClearRecent: () => void;
  onSiteMode: (mode: SiteMode) => void;
  onTabOff: (off: boolean) => void;
  onPause: (paused: boolean) => void;
  /** Opens the request log. */
  onCalls: () => void;
  /** Asks the browser for access to an origin of the service. */
  onAllow: (origin: string) => void;
};
