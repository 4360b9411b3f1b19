import type { Report } from '../../model/answer/report.ts';
import type { ElsewhereSite } from '../../model/page/card.ts';
import type { Pivot } from '../../model/settings/pivots.ts';
import { pivotIds, pivots } from '../../model/settings/pivots.ts';
import type { Settings } from '../../model/settings/settings.ts';
import { say } from '../../words/say.ts';
import { elsewhereUrl } from './links.ts';

/** What a ready-made link is called. */
export function pivotName({ name }: Pivot): string {
  return name ?? say('pivotWebSearch');
}

/** Returns the sites that the user wants: the ready-made ones that are on, then their own. */
export function chosenPlaces({
  pivots: on,
  openElsewhere,
}: Pick<Settings, 'pivots' | 'openElsewhere'>): ElsewhereSite[] {
  const ready = pivotIds.filter((id) => on[id]).map((id) => pivots[id]);
  return [
    ...ready.map((pivot) => ({ name: pivotName(pivot), template: pivot.template, only: pivot.kind })),
    ...openElsewhere,
  ];
}

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
