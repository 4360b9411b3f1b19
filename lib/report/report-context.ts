import type { OnlineOffer } from '../model/report.ts';

/**
 * What the telling of a report depends on beside the report: the time now (milliseconds since 1970), the person's own
 * IANA time zone, whether the service may be asked, and whether it is being asked.
 */
export type ReportContext = { now: number; here: string; offer: OnlineOffer; asking: boolean };
