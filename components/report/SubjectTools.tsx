import type { ComponentChildren } from 'preact';
import type { CopyRecipe } from '../../lib/model/answer/copy-recipe.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { LinkCall, ReportContext, ReportView, TextFile } from '../../lib/report/view/view.ts';
import type { OptionsPlace } from '../../lib/words/failures/failure-fix.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { IconButton, IconLink } from '../parts/Icon.tsx';
import type { MenuItem } from '../parts/Menu.tsx';
import { Menu } from '../parts/Menu.tsx';
import './subject-tools.css';

/** What the user does with a report's subject. */
export type ReportTopEvents = {
  onRecipe: (kind: Subject['kind'], recipe: CopyRecipe, text: string) => void;
  onCopy: (what: string, text: string) => void;
  onSave: (file: TextFile) => void;
  /** Opens the options, at a place if one is given. */
  onOptions: (at?: OptionsPlace) => void;
};

type SubjectToolsProps = {
  view: ReportView;
  context: ReportContext;
  copied: string | null;
  tools: CardTools;
  events: ReportTopEvents;
  /** Null if no note can be kept. */
  note: NoteTool | null;
  /** Opens the question about the card's site; null if the card is on none. */
  site: SiteTool | null;
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
  const main = actions.copy(tools.lastCopy, context);
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
          ...actions.copies(context).map(({ recipe, name, text, isShort }) => ({
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
      {actions.tel === null ? null : (
        <IconLink icon="call" label={say('callNumber')} word={say('callNumber')} href={actions.tel} />
      )}
      {note ? (
        <IconButton
          icon="note"
          label={say(view.hasNote ? 'noteEdit' : 'noteAdd')}
          word={say('toolNote')}
          pressed={note.form === undefined ? undefined : note.form !== null}
          onPress={note.onPress}
        />
      ) : null}
      <Menu label={say('cardMenu')} icon="dots" items={() => moreItems(props)} />
    </div>
  );
}

/** Returns what else can be done: call, write, save, open in a custom link, and turn Numlens off on the card's site. */
function moreItems({ view: { actions }, tools, events, site }: SubjectToolsProps): MenuItem[] {
  const off = site && { key: 'off', label: say(site.isLocked ? 'siteLockedAsk' : 'siteTurnOff'), onPick: site.onPress };
  const all = [
    ...callItems(actions.calls),
    ...reachItems({ actions }, events),
    ...placeItems({ actions }, tools),
    { key: 'add', label: say('addElsewhere'), onPick: () => events.onOptions() },
    off,
  ];
  return all.filter((item) => item !== null);
}

/** A link's numbers to call, as items of a menu. */
export function callItems(calls: LinkCall[]): MenuItem[] {
  return calls.map(({ number, tel, warning }) => ({
    key: tel,
    label: say('callThis', number),
    hint: warning ?? undefined,
    href: tel,
    isProgram: true,
  }));
}

/** Writing a message to a number and saving it as a contact, as items of a menu. */
export function reachItems(
  { actions: { sms, contact } }: Pick<ReportView, 'actions'>,
  { onSave }: Pick<ReportTopEvents, 'onSave'>,
): MenuItem[] {
  const file = contact();
  const all = [
    sms === null ? null : { key: 'sms', label: say('writeMessage'), href: sms, isProgram: true },
    file && { key: 'save', label: say('saveContact'), onPick: () => onSave(file) },
  ];
  return all.filter((item) => item !== null);
}

/** The links that a subject can be opened with, as items of a menu. */
export function placeItems(
  { actions }: Pick<ReportView, 'actions'>,
  { elsewhere }: Pick<CardTools, 'elsewhere'>,
): MenuItem[] {
  return actions.places(elsewhere).map(({ name, href, host }, index) => {
    return { key: `place ${index}`, label: name, hint: host, href };
  });
}
