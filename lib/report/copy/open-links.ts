import type { Report } from '../../model/answer/report.ts';
import type { ElsewhereSite } from '../../model/page/card.ts';
import { linkAddress, readLinkTemplate } from '../../model/settings/link-template.ts';
import { linkValues } from './link-values.ts';

/** Returns the links that open a report's subject. A ready-made one leads nowhere for an address that is not public. */
export function openLinks(report: Report, places: readonly ElsewhereSite[]): { name: string; href: string }[] {
  const { subject, device } = report;
  const isPublic = device.kind === 'phone' || device.special === null;
  const values = linkValues(report);
  return places.flatMap(({ name, template, only }) => {
    const read = readLinkTemplate(template, 'site');
    const isMeant = only === undefined || (only === subject.kind && isPublic);
    const href = read.ok && isMeant ? linkAddress(read.value, values) : null;
    return href === null ? [] : [{ name, href }];
  });
}
