import type { ComponentChildren } from 'preact';
import type { CopyRecipe } from '../../lib/model/answer/copy-recipe.ts';
import { firstCopy } from '../../lib/model/answer/copy-recipe.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import type { CardTools, ElsewhereSite } from '../../lib/model/page/card.ts';
import type { ReportContext } from '../../lib/report/claims/fact.ts';
import { smsLink, telLink } from '../../lib/report/copy/links.ts';
import { networkForms, networkTerms } from '../../lib/report/copy/network-forms.ts';
import { openLinks } from '../../lib/report/copy/open-links.ts';
import { copyChoices, mainRecipe, recipes } from '../../lib/report/copy/recipes.ts';
import type { TextFile } from '../../lib/report/copy/vcard.ts';
import { vcard } from '../../lib/report/copy/vcard.ts';
import type { LinkCall, LinkView } from '../../lib/report/view/link.ts';
import type { OptionsPlace } from '../../lib/words/failures/failure-fix.ts';
import { say } from '../../lib/words/say.ts';
import { subjectText } from '../../lib/words/subject-text.ts';
import { CopyButton } from '../parts/Button.tsx';
import { IconButton, IconLink } from '../parts/Icon.tsx';
import type { MenuItem } from '../parts/Menu.tsx';
import { Menu } from '../parts/Menu.tsx';
import './subject-tools.css';

/** What the user does with a report's subject. */
export type ReportTopEvents = {
  onRecipe: (kind: Report['subject']['kind'], recipe: CopyRecipe, text: string) => void;
  onCopy: (what: string, text: string) => void;
  onSave: (file: TextFile) => void;
  /** Opens the options, at a place if one is given. */
  onOptions: (at?: OptionsPlace) => void;
};

type SubjectToolsProps = {
  report: Report;
  context: ReportContext;
  copied: string | null;
  tools: CardTools;
  events: ReportTopEvents;
  /** The link's other number, if there is one. Both numbers then have rows with copy buttons. */
  link: LinkView | null;
  /** Its link may call something else: a phone icon would look like the link, so only the menu calls the number. */
  isNotCalled: boolean;
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
 * menu with all others.
 */
export function SubjectTools(props: SubjectToolsProps) {
  const { report, context, copied, tools, events, link, isNotCalled, note } = props;
  const isLinked = link !== null;
  const tel = isLinked || isNotCalled ? null : telLink(report); // guard link-unread-call-details
  const main = mainRecipe(report, tools.lastCopy);
  const what = main === firstCopy[report.subject.kind] ? subjectText(report) : say(recipes[main].name);
  const copy = (recipe: CopyRecipe, text: string) => events.onRecipe(report.subject.kind, recipe, text);
  return (
    <div class="nl-doing">
      {isLinked ? null : (
        <CopyButton
          what={what}
          copied={copied === 'subject'}
          word={say('toolCopy')}
          onCopy={() => copy(main, recipes[main].text(report, context) ?? '')}
        />
      )}
      <Menu
        label={say('copyMenu')}
        icon={isLinked ? 'copy' : 'more'}
        {...(isLinked ? { word: say('toolCopy') } : {})}
        items={() => [
          ...copyChoices(report, context).map(({ recipe, name, text, isShort }) => ({
            key: recipe,
            label: say(name),
            ...(isShort ? { hint: text } : {}),
            checked: recipe === main,
            onPick: () => copy(recipe, text),
          })),
          ...networkForms(report).map(({ id, text, copy: copied }) => ({
            key: id,
            label: say(networkTerms[id]),
            hint: text,
            onPick: () => events.onCopy('subject', copied),
          })),
        ]}
      />
      {tel === null ? null : <IconLink icon="call" label={say('callNumber')} word={say('callNumber')} href={tel} />}
      {note ? (
        <IconButton
          icon="note"
          label={say(report.note ? 'noteEdit' : 'noteAdd')}
          word={say('toolNote')}
          {...(note.form === undefined ? {} : { pressed: note.form !== null })}
          onPress={note.onPress}
        />
      ) : null}
      <Menu label={say('cardMenu')} icon="dots" items={() => moreItems(props)} />
    </div>
  );
}

/** Returns what else can be done: call, write, save, open in a custom link, and turn Numlens off on the card's site. */
function moreItems({ report, tools, events, link, isNotCalled, site }: SubjectToolsProps): MenuItem[] {
  const ownTel = isNotCalled ? telLink(report) : null;
  const ownCall = ownTel === null ? [] : [{ number: subjectText(report), tel: ownTel, warning: null }];
  // A message's item can't say which of two numbers it writes to.
  const sms = link === null ? smsLink(report) : null;
  const contact = vcard(report);
  return [
    ...callItems(link === null ? ownCall : link.calls),
    ...(sms === null ? [] : [{ key: 'sms', label: say('writeMessage'), href: sms, isProgram: true }]),
    ...(contact === null ? [] : [{ key: 'save', label: say('saveContact'), onPick: () => events.onSave(contact) }]),
    ...placeItems(report, tools.elsewhere),
    { key: 'add', label: say('addElsewhere'), onPick: () => events.onOptions() },
    ...(site === null
      ? []
      : [{ key: 'off', label: say(site.isLocked ? 'siteLockedAsk' : 'siteTurnOff'), onPick: site.onPress }]),
  ];
}

/** A link's numbers to call, as items of a menu. */
export function callItems(calls: LinkCall[]): MenuItem[] {
  return calls.map(({ number, tel, warning }) => ({
    key: tel,
    label: say('callThis', number),
    ...(warning === null ? {} : { hint: warning }),
    href: tel,
    isProgram: true,
  }));
}

/** The links that a subject can be opened with, as items of a menu. */
export function placeItems(report: Report, places: readonly ElsewhereSite[]): MenuItem[] {
  return openLinks(report, places).map(({ name, href }, index) => {
    return { key: `place ${index}`, label: name, hint: new URL(href).host, href };
  });
}
