import type { ComponentChildren } from 'preact';
import type { CopyRecipe } from '../../lib/model/answer/copy-recipe.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import { programName } from '../../lib/model/settings/reach-programs.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { LinkCall, ReachLink, ReportContext, ReportView, TextFile } from '../../lib/report/view/view.ts';
import type { OptionsPlace } from '../../lib/words/failures/failure-fix.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { IconButton, ReachButton } from '../parts/Icon.tsx';
import type { MenuItem } from '../parts/Menu.tsx';
import { Menu } from '../parts/Menu.tsx';
import type { Surface } from './surface.ts';
import './subject-tools.css';

/** What the user does with a report's subject. */
export type ReportTopEvents = {
  onRecipe: (kind: Subject['kind'], recipe: CopyRecipe, text: string) => void;
  onCopy: (what: string, text: string) => void;
  onSave: (file: TextFile) => void;
  /** Opens the options, at a place if one is given. */
  onOptions: (at?: OptionsPlace) => void;
};

export type SubjectToolsProps = Pick<Surface, 'copied' | 'tools'> & {
  view: ReportView;
  context: ReportContext;
  events: ReportTopEvents;
  /** Absent if no note can be kept. */
  note?: NoteTool | null;
  /** Opens the question about the card's site; absent if the report is on none. */
  site?: SiteTool | null;
  /** Opens the question before all favorites open; absent if they can't be opened together. */
  onOpenAll?: (() => void) | undefined;
};

/**
 * Writes a note on the subject. `form` is the open field for it, null while it is closed, and absent on a card, where a press
 * leads to the popup.
 */
export type NoteTool = { onPress: () => void; form?: ComponentChildren };

/** Whether a policy decides about the site, and what opens the question about it. */
export type SiteTool = { isLocked: boolean; onPress: () => void };

/**
 * The actions for a subject, in one row: copy as last time or in another form, call, and note, each with its word; and a
 * menu with all others. The two numbers of a link have rows with buttons of their own.
 */
export function SubjectTools(props: SubjectToolsProps) {
  const { view, context, copied, tools, events, note } = props;
  const { actions, subject } = view;
  const isLinked = view.link !== null;
  const call = actions.call?.(tools.callWith) ?? null;
  const message = messageButton(view, tools);
  const main = actions.copy(tools, context);
  const copy = (recipe: CopyRecipe, text: string) => events.onRecipe(subject.kind, recipe, text);
  return (
    <div class="nl-line nl-doing">
      {isLinked ? null : (
        <CopyButton
          what={main.what}
          copied={copied === 'subject'}
          word={say('toolCopy')}
          onCopy={() => copy(main.recipe, main.text())}
        />
      )}
      <Menu
        label={say('copyMenu')}
        icon={isLinked ? 'copy' : 'more'}
        word={isLinked ? say('toolCopy') : undefined}
        items={() => [
          ...actions.copies(tools, context).map(({ recipe, name, text, isShort }) => ({
            key: recipe,
            label: say(name),
            hint: isShort ? text : undefined,
            checked: recipe === main.recipe,
            onPick: () => copy(recipe, text),
          })),
          ...actions.networks.map(({ id, term, text, copy: copied }) => ({
            key: id,
            label: say(term),
            hint: text,
            onPick: () => events.onCopy('subject', copied),
          })),
        ]}
      />
      {call === null ? null : (
        <ReachButton icon="call" label={say('callNumber')} word={say('callNumber')} reach={call} />
      )}
      {message === null ? null : <ReachButton icon="message" word={say('writeMessage')} {...message} />}
      {note ? (
        <IconButton
          icon="note"
          label={say(view.hasNote ? 'noteEdit' : 'noteAdd')}
          word={say('toolNote')}
          pressed={note.form === undefined ? undefined : note.form !== null}
          onPress={note.onPress}
        />
      ) : null}
      <Menu label={say('cardMenu')} icon="dots" calls={actions.calls.length > 0} items={() => moreItems(props)} />
    </div>
  );
}

/** Returns what else can be done: call, write, save, open in a custom link, and turn Numlens off on the card's site. */
function moreItems({ view: { actions }, tools, events, site, onOpenAll }: SubjectToolsProps): MenuItem[] {
  const all = [
    ...callItems(actions.calls, tools),
    ...reachItems({ actions }, tools, events),
    ...placeItems({ actions }, tools, onOpenAll),
    { key: 'add', label: say('addElsewhere'), onPick: () => events.onOptions() },
    site ? { key: 'off', label: say(site.isLocked ? 'siteLockedAsk' : 'siteTurnOff'), onPick: site.onPress } : null,
  ];
  return all.filter((item) => item !== null);
}

/** Numbers to call that only a menu offers, as its items. */
export function callItems(calls: LinkCall[], { callWith }: Pick<CardTools, 'callWith'>): MenuItem[] {
  return calls.flatMap(({ number, call, warning }) => {
    const reach = call(callWith);
    return reach === null
      ? []
      : [{ key: number, label: say('callThis', number), hint: warning ?? undefined, ...reach }];
  });
}

/**
 * Returns what “Message” opens if it is a button beside “Call”, with its label, which says who gets the number. It is one if
 * the user chose a chat, and the number may have one; null otherwise.
 */
export function messageButton(
  { actions }: Pick<ReportView, 'actions'>,
  { messageWith }: Pick<CardTools, 'messageWith'>,
): { reach: ReachLink; label: string } | null {
  const reach = messageWith === '' || !actions.isMessaged ? null : (actions.message?.(messageWith) ?? null);
  const label = say('headlinePair', say('writeMessage'), programName('message', messageWith) ?? reach?.by ?? '');
  return reach && { reach, label };
}

/** Writing a message to a number, if that is no button, and saving it as a contact, as items of a menu. */
export function reachItems(
  { actions }: Pick<ReportView, 'actions'>,
  { messageWith }: Pick<CardTools, 'messageWith'>,
  { onSave }: Pick<ReportTopEvents, 'onSave'>,
): MenuItem[] {
  const file = actions.contact();
  const isButton = messageButton({ actions }, { messageWith }) !== null;
  const reach = isButton ? null : (actions.message?.(messageWith) ?? null);
  // The device's own program is no news.
  const to = messageWith === '' ? undefined : (programName('message', messageWith) ?? reach?.by);
  const all = [
    reach && { key: 'message', label: say('writeMessage'), hint: to, ...reach },
    file && { key: 'save', label: say('saveContact'), onPick: () => onSave(file) },
  ];
  return all.filter((item) => item !== null);
}

/** The links that a subject can be opened with, as items of a menu: each, and all favorites if there are several. */
export function placeItems(
  { actions }: Pick<ReportView, 'actions'>,
  { elsewhere }: Pick<CardTools, 'elsewhere'>,
  onOpenAll: (() => void) | undefined,
): MenuItem[] {
  const links = actions.places(elsewhere);
  const items: MenuItem[] = links.map(({ name, href, to }, index) => {
    return { key: `place ${index}`, label: name, hint: to, href };
  });
  const isSeveral = links.filter(({ isFavorite }) => isFavorite).length > 1;
  return onOpenAll && isSeveral ? [...items, { key: 'open-all', label: say('openAll'), onPick: onOpenAll }] : items;
}
