import type { CardTools } from '../../lib/model/page/card.ts';
import type { ReportView } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import type { MenuItem } from '../parts/Menu.tsx';
import { Menu } from '../parts/Menu.tsx';
import { callItems, placeItems, reachItems } from '../report/SubjectTools.tsx';
import type { CardEvents } from './card-state.ts';

type CardMenuProps = {
  view: ReportView;
  tools: Pick<CardTools, 'elsewhere'>;
  /** Pins the card; absent if the card has a button for it. */
  onPin: CardEvents['onPin'];
  /** Opens the field for the user's note, here or in the popup; absent if none can be kept. */
  onNote: (() => void) | undefined;
  /** Asks whether Numlens is to be turned off on the site; absent if that can't be done. */
  onTurnOff: (() => void) | undefined;
  events: CardEvents;
};

/** The menu of what can be done with a card's subject, besides copying and calling. */
export function CardMenu({ view, tools, onPin, onNote, onTurnOff, events }: CardMenuProps) {
  function items(): MenuItem[] {
    const all = [
      onNote ? { key: 'note', label: say(view.hasNote ? 'noteEdit' : 'noteAdd'), onPick: onNote } : null,
      ...placeItems(view, tools),
      ...callItems(view.actions.calls),
      ...reachItems(view, events),
      onPin ? { key: 'pin', label: say('pin'), onPick: () => onPin(true) } : null,
      onTurnOff ? { key: 'off', label: say('siteTurnOff'), onPick: onTurnOff } : null,
    ];
    return all.filter((item) => item !== null);
  }
  // The menu of an address is empty if its card is on no page.
  return items().length === 0 ? null : <Menu label={say('cardMenu')} icon="dots" items={items} />;
}
