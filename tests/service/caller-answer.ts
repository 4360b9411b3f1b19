import type { PhoneReport } from '../../lib/model/answer/report.ts';
import type { DirectoryNumber } from './directory.ts';
import type { CallerIdAnswer } from './wire-answers.ts';

/** Section 2.3; the name is empty for a number that nobody listed. */
export function callerAnswer(
  report: PhoneReport,
  entry: DirectoryNumber | null,
  { name }: { name: string | null },
): CallerIdAnswer {
  return { name: name ?? '', carrier: entry?.carrier ?? report.carrier ?? '', country: report.region ?? '' };
}
