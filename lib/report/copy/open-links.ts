import type { Report } from '../../model/answer/report.ts';
import type { ElsewhereSite } from '../../model/page/card.ts';
import { linkAddress, readLinkTemplate } from '../../model/settings/link-template.ts';
import { say } from '../../words/say.ts';
import { linkValues } from './link-values.ts';

/**
 * A link that opens a subject on a site. `to` says who gets the subject, and that it goes over plain http, within the
 * user's own network.
 */
export type OpenLink = { name: string; href: string; to: string; isFavorite: boolean };

/** Returns the links that open a report's subject. A ready-made one leads nowhere for an address that is not public. */
export function openLinks(report: Report, places: readonly ElsewhereSite[]): OpenLink[] {
  const { subject, device } = report;
  const isPublic = device.kind === 'phone' || device.special === null;
  const values = linkValues(report);
  return places.flatMap(({ name, template, only, favorite = false }) => {
    const read = readLinkTemplate(template, 'site');
    const isMeant = only === undefined || (only === subject.kind && isPublic);
    if (!read.ok || !isMeant) return [];
    const { by: host, isPlain } = read.value;
    const to = isPlain ? say('linkPlain', host) : host; // guard plain-said
    const href = linkAddress(read.value, values);
    return href === null ? [] : [{ name, href, to, isFavorite: favorite }];
  });
}
