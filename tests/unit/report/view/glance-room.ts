import type { Report } from '../../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../../lib/model/answer/service-answer.ts';
import type { ReadBy } from '../../../../lib/model/page/read-by.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import { galleryNow as now, phoneReport, report } from '../../../gallery/reports.ts';

export const context = { now, here: 'Europe/Berlin', offer: { kind: 'answered' }, asking: false } as const;

/** An answer of another source, which the card's last line names. */
export const newer: ServiceAnswer = { operation: 'ipqs', facts: { parent: 'EX' }, at: now + 1 };

/** The lines of a report's card, each as one text. */
export function lines(of: Report, read: ReadBy = null): string[] {
  return viewOf(of, { read })
    .glance(context)
    .lines.map(({ parts }) => parts.map(({ text, aside }) => (aside ? `${text} (${aside})` : text)).join(' · '));
}

export const arkansas = report(
  phoneReport({
    type: 'FIXED_LINE_OR_MOBILE',
    region: 'US',
    callingCode: 1,
    e164: '+15016010315',
    national: '(501) 601-0315',
    international: '+1 501 601 0315',
    location: 'Arkansas',
    carrier: null,
    timeZones: ['America/Chicago'],
  }),
);
