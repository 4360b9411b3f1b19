import type { CopyRecipe } from '../../lib/model/answer/copy-recipe.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import type { ReportContext, ReportView } from '../../lib/report/view/view.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import type { MenuItem } from '../parts/Menu.tsx';
import { Menu } from '../parts/Menu.tsx';
import { callItems, placeItems, reachItems } from '../report/SubjectTools.tsx';
import type { AskedOnCard } from './CardQuestions.tsx';
import type { CardEvents } from './card-state.ts';

export type CardMenuProps = {
  view: ReportView;
  context: ReportContext;
  tools: CardTools;
  /** Pins the card; absent if the card has a button for it. */
  onPin: CardEvents['onPin'];
  /** Opens the field for the user's note, here or in the popup; absent if none can be kept. */
  onNote: (() => void) | undefined;
  /** Asks before something is done: whether Numlens is to be turned off on the site, if that can be done. */
  onAsk: (asked: AskedOnCard) => void;
  canTurnOff: boolean;
  events: CardEvents;
};

/** The ways to copy that are in this menu for the first time; then the copy button has the one that was used. */
const tickets: { [Recipe in CopyRecipe]?: MessageKey } = {
  text: 'copyForTicket',
  textDefanged: 'copyForTicketDefanged',
};

/** The menu of what can be done with a card's subject, besides copying as last time and calling. */
export function CardMenu({ view, context, tools, onPin, onNote, onAsk, canTurnOff, events }: CardMenuProps) {
  function items(): MenuItem[] {
    const { actions, link, subject } = view;
    const all = [
      ...(link === null ? actions.copies(tools, context) : []).map(({ recipe, text }) => {
        const name = tickets[recipe];
        return name
          ? { key: recipe, label: say(name), onPick: () => events.onRecipe(subject.kind, recipe, text) }
          : null;
      }),
      onNote ? { key: 'note', label: say(view.hasNote ? 'noteEdit' : 'noteAdd'), onPick: onNote } : null,
      ...placeItems(view, tools, events.onOpenAll && (() => onAsk('open-all'))),
      ...callItems(actions.calls, tools),
      ...reachItems(view, tools, events),
      onPin ? { key: 'pin', label: say('pin'), onPick: () => onPin(true) } : null,
      canTurnOff ? { key: 'off', label: say('siteTurnOff'), onPick: () => onAsk('turn-off') } : null,
    ];
    return all.filter((item) => item !== null);
  }
  // Without lines for a ticket, it may be empty.
  if (view.link !== null && items().length === 0) return null;
  return <Menu label={say('cardMenu')} icon="dots" calls={view.actions.calls.length > 0} items={items} />;
}
