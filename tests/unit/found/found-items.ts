import type { FoundItem } from '../../../lib/found/found.ts';
import { dangerOf } from '../../../lib/found/found.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import { subjectKey } from '../../../lib/model/subject.ts';

/** A subject of a page, in the top frame once unless told. */
export function foundItem(report: Report, places: FoundItem['places'] = [{ frame: 0, count: 1 }]): FoundItem {
  const { subject } = report;
  return {
    subject,
    key: subjectKey(subject),
    country: null,
    rung: null,
    places,
    report,
    offer: { kind: 'none' },
    ...dangerOf(report),
  };
}
