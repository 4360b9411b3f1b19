import type { CopyRecipe } from '../../lib/model/answer/copy-recipe.ts';
import { firstCopy } from '../../lib/model/answer/copy-recipe.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import type { CardTools, ElsewhereSite, LinkMismatch } from '../../lib/model/page/card.ts';
import { smsLink, telLink } from '../../lib/report/copy/links.ts';
import { openLinks } from '../../lib/report/copy/open-links.ts';
import { copyChoices, mainRecipe, recipes } from '../../lib/report/copy/recipes.ts';
import type { TextFile } from '../../lib/report/copy/vcard.ts';
import { vcard } from '../../lib/report/copy/vcard.ts';
import type { ReportContext } from '../../lib/report/facts/fact.ts';
import type { LinkCall } from '../../lib/report/glance/link-row.ts';
import { callsInMenu } from '../../lib/report/glance/link-row.ts';
import type { OptionsPlace } from '../../lib/report/online/failure-fix.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { IconButton, IconLink } from '../parts/Icon.tsx';
import type { MenuItem } from '../parts/Menu.tsx';
import { Menu } from '../parts/Menu.tsx';
import './subject-tools.css';

/** What the user does with a report's subject. */
export type ReportTopEvents = {
  onRecipe: (kind: Report['subject']['kind'], recipe: CopyRecipe, text: string) => void;
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
  mismatch: LinkMismatch | null;
  /** Shows and hides the field for the user's note; absent if none can be kept. */
  note: { isOpen: boolean; onPress: () => void } | null;
  /** Opens and closes the question about the card's site; null if the card is on none. */
  site: SiteTool | null;
};

/** Whether the question about the site is open, and whether a policy decides about the site. */
export type SiteTool = { isOpen: boolean; isLocked: boolean; onPress: () => void };

/**
 * The actions for a subject, in one row of icons: copy as last time or in another form, call, message; save as a
 * contact, open a custom link, write a note; and at the end of the row, the only action that is about the site.
 */
export function SubjectTools({ report, context, copied, tools, events, mismatch, note, site }: SubjectToolsProps) {
  const isLinked = mismatch !== null;
  // An icon can't say which of two numbers it calls, so the numbers' rows and a menu do that.
  const calls = mismatch ? callsInMenu(report, mismatch) : [];
  const tel = isLinked ? null : telLink(report);
  const sms = isLinked ? null : smsLink(report);
  const contact = vcard(report);
  const main = mainRecipe(report, tools.lastCopy);
  const what = main === firstCopy[report.subject.kind] ? subjectText(report) : say(recipes[main].name);
  const copy = (recipe: CopyRecipe, text: string) => events.onRecipe(report.subject.kind, recipe, text);
  return (
    <div class="nl-doing">
      <div class="nl-doing-group">
        {isLinked ? null : (
          <CopyButton
            what={what}
            copied={copied === 'subject'}
            onCopy={() => copy(main, recipes[main].text(report, context) ?? '')}
          />
        )}
        <Menu
          label={say('copyMenu')}
          icon={isLinked ? 'copy' : 'more'}
          items={() =>
            copyChoices(report, context).map(({ recipe, name, text, isShort }) => ({
              key: recipe,
              label: say(name),
              ...(isShort ? { hint: text } : {}),
              checked: recipe === main,
              onPick: () => copy(recipe, text),
            }))
          }
        />
        {tel === null ? null : <IconLink icon="call" label={say('callNumber')} href={tel} />}
        {sms === null ? null : <IconLink icon="message" label={say('writeMessage')} href={sms} />}
      </div>
      <div class="nl-doing-group">
        {contact === null ? null : (
          <IconButton icon="contacts" label={say('saveContact')} onPress={() => events.onSave(contact)} />
        )}
        <Menu
          label={say('openElsewhere')}
          icon="elsewhere"
          items={() => [
            ...placeItems(report, tools.elsewhere),
            ...callItems(calls),
            { key: '', label: say('addElsewhere'), onPick: () => events.onOptions() },
          ]}
        />
        {note ? (
          <IconButton
            icon="note"
            label={say(report.note ? 'noteEdit' : 'noteAdd')}
            pressed={note.isOpen}
            onPress={note.onPress}
          />
        ) : null}
      </div>
      {site ? (
        <IconButton
          icon={site.isLocked ? 'locked' : 'off'}
          label={say(site.isLocked ? 'siteLockedAsk' : 'siteTurnOff')}
          expanded={site.isOpen}
          onPress={site.onPress}
        />
      ) : null}
    </div>
  );
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
