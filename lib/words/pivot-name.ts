import type { ElsewhereSite } from '../model/page/card.ts';
import type { Pivot } from '../model/settings/pivots.ts';
import { pivotIds, pivots } from '../model/settings/pivots.ts';
import type { Settings } from '../model/settings/settings.ts';
import { say } from './say.ts';

/** What a ready-made link is called. */
export function pivotName({ name }: Pivot): string {
  return name ?? say('pivotWebSearch');
}

/** Returns the sites that the user wants: the ready-made ones that are on, then their own. */
export function chosenPlaces({
  pivots: on,
  openElsewhere,
}: Pick<Settings, 'pivots' | 'openElsewhere'>): ElsewhereSite[] {
  const ready = pivotIds.filter((id) => on[id]).map((id) => ({ ...pivots[id], favorite: on[id] === 'favorite' }));
  return [
    ...ready.map((pivot) => ({
      name: pivotName(pivot),
      template: pivot.template,
      only: pivot.kind,
      favorite: pivot.favorite,
    })),
    ...openElsewhere,
  ];
}
