import type { CardSettings } from '../model/settings.ts';

/** Whether an event over a mark asks for its card: a move, a move with the key held, the key itself, or a click. */
export function opensCard({ openCard, openKey }: CardSettings, event: MouseEvent | KeyboardEvent): boolean {
  if (openCard === 'click') return event.type === 'click';
  const isMove = event.type === 'pointermove';
  if (openCard === 'hover') return isMove;
  return isMove ? event.getModifierState(openKey) : 'key' in event && event.key === openKey;
}
