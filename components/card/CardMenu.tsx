import type { Report } from '../../lib/model/answer/report.ts';
import type { ElsewhereSite } from '../../lib/model/page/card.ts';
import { smsLink } from '../../lib/report/copy/links.ts';
import { vcard } from '../../lib/report/copy/vcard.ts';
import type { LinkCall } from '../../lib/report/view/link.ts';
import { say } from '../../lib/words/say.ts';
import type { MenuItem } from '../parts/Menu.tsx';
import { Menu } from '../parts/Menu.tsx';
import { callItems, placeItems } from '../report/SubjectTools.tsx';
import type { CardEvents } from './card-state.ts';

type CardMenuProps = {
  report: Report;
  elsewhere: ElsewhereSite[];
  /** A link's numbers that have no button to call them. */
  calls: LinkCall[];
  /** Pins the card; absent if the card has a button for it. */
  onPin: CardEvents['onPin'];
  /** Opens the field for the user's note, here or in the popup; absent if none can be kept. */
  onNote: (() => void) | undefined;
  /** Asks whether Numlens is to be turned off on the site; absent if that can't be done. */
  onTurnOff: (() => void) | undefined;
  events: CardEvents;
};

/** The menu of what can be done with a card's subject, besides copying and calling. */
export function CardMenu({ report, elsewhere, calls, onPin, onNote, onTurnOff, events }: CardMenuProps) {
  function items(): MenuItem[] {
    const contact = vcard(report);
    const sms = smsLink(report);
    return [
      ...(onNote ? [{ key: 'note', label: say(report.note ? 'noteEdit' : 'noteAdd'), onPick: onNote }] : []),
      ...placeItems(report, elsewhere),
      ...callItems(calls),
      ...(sms === null ? [] : [{ key: 'sms', label: say('writeMessage'), href: sms, isProgram: true }]),
      ...(contact === null ? [] : [{ key: 'save', label: say('saveContact'), onPick: () => events.onSave(contact) }]),
      ...(onPin ? [{ key: 'pin', label: say('pin'), onPick: () => onPin(true) }] : []),
      ...(onTurnOff ? [{ key: 'off', label: say('siteTurnOff'), onPick: onTurnOff }] : []),
    ];
  }
  // The menu of an address is empty if its card is on no page.
  return items().length === 0 ? null : <Menu label={say('cardMenu')} icon="dots" items={items} />;
}
