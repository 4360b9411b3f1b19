import type { Report } from '../model/report.ts';
import { answerOf } from './answer-of.ts';
import type { Fact } from './fact.ts';
import { ipFacts } from './ip-facts.ts';
import { phoneFacts } from './phone-facts.ts';
import type { ReportContext } from './report-context.ts';
import { statusFact } from './status-fact.ts';

/** Everything known about a report's subject, row by row, each answer with its sources. */
export function facts(report: Report, context: ReportContext): Fact[] {
  const { device, dataDate } = report;
  if (device.kind === 'phone') return phoneFacts(report, device, context);
  const rows = ipFacts(device, answerOf(report, 'ipGeolocation'), { kind: 'device', dataDate }, context);
  const status = device.special ? null : statusFact(report);
  return status ? [...rows, status] : rows;
}
