import type { OperationFailure } from './failure.ts';
import type { IpReport } from './ip-report.ts';
import type { KnownName } from './known-name.ts';
import type { PhoneReport } from './phone-report.ts';
import type { ServiceAnswer } from './service-answer.ts';
import type { Subject } from './subject.ts';

/**
 * Everything known about a subject. `device` is there at once; `service` and `failures` fill as the person's online
 * look-ups end. `names` are the person's contacts first, then what pages say. `dataDate` is the date (YYYY-MM-DD) of the data built into the extension, null when it is missing.
 */
export type Report = {
  subject: Subject;
  device: PhoneReport | IpReport;
  dataDate: string | null;
  names: KnownName[];
  service: ServiceAnswer[];
  failures: OperationFailure[];
};

/** Whether and how a report may be deepened by the service. */
export type OnlineOffer =
  /** Nothing to ask: a special address, a number that cannot exist, a private window, or a frame that a page wrote itself. */
  | { kind: 'none' }
  /** Online look-ups are off. */
  | { kind: 'off' }
  /** Turned on, but no key or no address is set. */
  | { kind: 'unconfigured' }
  /** A button asks; `calls` is what it would spend. */
  | { kind: 'ask'; calls: number }
  /** Asking starts by itself. */
  | { kind: 'auto'; calls: number }
  /** Every operation has been heard: only refreshing an old answer, or trying again after a failure, would spend. */
  | { kind: 'answered' };
