import type { FoundItem } from '../../../lib/found/found-item.ts';
import type { Report } from '../../../lib/model/report.ts';
import { subjectKey } from '../../../lib/model/subject-key.ts';

/** A subject of a page, in the top frame once unless told. */
export function foundItem(report: Report, places: FoundItem['places'] = [{ frame: 0, count: 1 }]): FoundItem {
  const { subject } = report;
  return { subject, key: subjectKey(subject), country: null, places, report, offer: { kind: 'none' } };
}
