import type { MessageTricks } from '../../lib/model/answer/message.ts';
import type { OnlineOffer, Report } from '../../lib/model/answer/report.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { AddressRange } from '../../lib/model/answer/typed.ts';
import type { CardReading, ListedFind } from '../../lib/model/page/card.ts';
import type { DrawnOtherwise } from '../../lib/model/page/page-reading.ts';
import type { ReadBy } from '../../lib/model/page/read-by.ts';
import type { Lesson } from '../../lib/model/settings/site.ts';
import type { LastLookUp } from '../../lib/model/stored-types.ts';
import type { Situation } from '../../lib/report/view/view.ts';
import type { ReportTopEvents } from '../report/SubjectTools.tsx';

/** What a card shows. */
export type CardState =
  | {
      view: 'report';
      report: Report;
      offer: OnlineOffer;
      /** The country that the number was read with; null if it has its own country code. */
      country: string | null;
      /** The site that the card may turn Numlens off on. */
      site?: string;
      /** A policy sets what Numlens does on that site. */
      siteLocked?: boolean;
      /** When it was looked up before, ms since 1970. */
      last?: LastLookUp | undefined;
      /** All facts are shown, in the card's larger size. */
      details?: boolean;
      /** A note can be kept. */
      canNote?: boolean;
      /**
       * The report is in the popup. It has more room, so it also says that online lookups are off, and names all
       * failures.
       */
      isInPopup?: boolean;
      /** The country that a typed number was read with, if the user did not choose it. */
      read?: ReadBy | undefined;
      /** The addresses of the prefix that was typed, of which this is the first. */
      range?: AddressRange | undefined;
      /** How often it is on the page. */
      times?: number | undefined;
      /** A lookup is under way. Its answers come into this report. */
      asking: boolean;
      /** The operations that are looked up again automatically. */
      resuming?: OperationId[];
      /** Only for numbers of a page. */
      reading?: CardReading;
      /** People see something else on the page than was read. */
      drawn?: DrawnOtherwise | undefined;
      /** A country that the user chose and in which the number is not valid. */
      notValid?: string | null;
    }
  | { view: 'list'; finds: ListedFind[]; tricks?: MessageTricks | undefined }
  | { view: 'nothing'; text: string };

/** A card that shows a report. */
export type ReportState = Extract<CardState, { view: 'report' }>;

/** Returns what a card knows of its subject besides the report. */
export function situationOf(state: ReportState): Situation {
  const { reading, drawn, range, country } = state;
  return { read: readOf(state), reading, drawn, range, country };
}

function readOf({ country, reading, read }: ReportState): ReadBy {
  if (read !== undefined) return read;
  return reading?.rung && country !== null ? { country, rung: reading.rung } : null;
}

/** What the user does on a card. */
export type CardEvents = ReportTopEvents & {
  onLookUp: (only?: OperationId[]) => void;
  /** Looks up stale answers again. */
  onRefresh: () => void;
  onCopy: (what: string, text: string) => void;
  /** Opens an address in a tab; absent if a card has no keys. */
  onOpenLink?: (href: string) => void;
  onPick: (index: number) => void;
  /** Reads the number with another country; null: as the page suggests. */
  onReread: (country: string | null) => void;
  onTeach: (lesson: Lesson) => void;
  /** Absent if the card cannot be closed. */
  onClose?: () => void;
  /** Asks the browser for access to an origin of the service; absent in a card's frame, which cannot ask. */
  onAllow?: (origin: string) => void;
  /** Shows all details, or only the glance; absent if a card has one size. */
  onDetails?: (on: boolean) => void;
  /** Goes to the number's next (1) or previous (-1) place on the page; absent if a card is on no page. */
  onWalk?: (by: 1 | -1) => void;
  /**
   * Opens where the user writes a note on the subject; absent in the popup, which has the field itself. A page can take the
   * focus from its card, and would get the keys.
   */
  onNote?: () => void;
  /** Turns Numlens off on the card's site; absent if the card is on no page. */
  onTurnOff?: () => void;
  /** Opens all favorites, in tabs behind this one. */
  onOpenAll?: (hrefs: string[]) => void;
  /** Absent if a card cannot be pinned. */
  onPin?: (pinned: boolean) => void;
  /**
   * Moves a pinned card by a distance, in CSS px or the units of `MouseEvent.screenX`; absent if the card cannot move.
   */
  onMove?: (x: number, y: number, unit: 'css' | 'screen') => void;
};
