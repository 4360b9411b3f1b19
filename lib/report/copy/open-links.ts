import type { Report } from '../../model/answer/report.ts';
import type { ElsewhereSite } from '../../model/page/card.ts';
import { elsewhereUrl } from '../../model/settings/elsewhere.ts';

/** Returns the links that open a report's subject. A ready-made one leads nowhere for an address that is not public. */
export function openLinks(
  { subject, device }: Report,
  places: readonly ElsewhereSite[],
): { name: string; href: string }[] {
  const isPublic = device.kind === 'phone' || device.special === null;
  return places.flatMap(({ name, template, only }) => {
    const href = only === undefined || (only === subject.kind && isPublic) ? elsewhereUrl(template, subject) : null;
    return href === null ? [] : [{ name, href }];
  });
}
