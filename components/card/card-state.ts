import type { OnlineOffer, Report } from '../../lib/model/report.ts';
import type { Subject } from '../../lib/model/subject.ts';

/** What a card shows. `asking`: the service is being asked, its answers come into the same card. */
export type CardState =
  | { view: 'report'; report: Report; offer: OnlineOffer; country: string | null; asking: boolean }
  | { view: 'list'; subjects: Subject[] }
  | { view: 'nothing'; text: string };

/** What a person does on a card. */
export type CardEvents = {
  onLookUp: () => void;
  onCopy: (what: string, text: string) => void;
  onPick: (index: number) => void;
  onOptions: () => void;
  onClose: () => void;
  /** Absent where a card cannot be pinned. */
  onPin?: (pinned: boolean) => void;
};
