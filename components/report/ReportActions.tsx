import type { CopyRecipe, LastCopy } from '../../lib/model/answer/copy-recipe.ts';
import { firstCopy } from '../../lib/model/answer/copy-recipe.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import type { ElsewhereSite } from '../../lib/model/page/card.ts';
import type { ServiceFormat } from '../../lib/report/copy/formats.ts';
import { formats, formatTerms } from '../../lib/report/copy/formats.ts';
import { smsLink, telLink } from '../../lib/report/copy/links.ts';
import { openLinks } from '../../lib/report/copy/open-links.ts';
import { copyChoices, mainRecipe, recipes } from '../../lib/report/copy/recipes.ts';
import type { TextFile } from '../../lib/report/copy/vcard.ts';
import { vcard } from '../../lib/report/copy/vcard.ts';
import type { ReportContext } from '../../lib/report/facts/fact.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { IconButton, IconLink } from '../parts/Icon.tsx';
import type { MenuItem } from '../parts/Menu.tsx';
import { Menu } from '../parts/Menu.tsx';
import { SourceTag } from '../parts/SourceTag.tsx';
import './report.css';

type ReportActionsProps = {
  report: Report;
  elsewhere: ElsewhereSite[];
  onSave: (file: TextFile) => void;
  onOptions: () => void;
};

/** What the user does with a subject: call, write, keep it as a contact, open it at a place of their own. */
export function ReportActions({ report, elsewhere, onSave, onOptions }: ReportActionsProps) {
  const tel = telLink(report);
  const sms = smsLink(report);
  const card = vcard(report);
  return (
    <div class="nl-actions">
      {tel === null ? null : <IconLink icon="call" label={say('callNumber')} href={tel} />}
      {sms === null ? null : <IconLink icon="message" label={say('writeMessage')} href={sms} />}
      {card === null ? null : <IconButton icon="contacts" label={say('saveContact')} onPress={() => onSave(card)} />}
      <Menu
        label={say('openElsewhere')}
        icon="elsewhere"
        items={() => [...placeItems(report, elsewhere), { key: '', label: say('addElsewhere'), onPick: onOptions }]}
      />
    </div>
  );
}

/** Where a subject can be opened, as items of a menu. */
export function placeItems(report: Report, places: readonly ElsewhereSite[]): MenuItem[] {
  return openLinks(report, places).map(({ name, href }, index) => {
    return { key: `place ${index}`, label: name, hint: new URL(href).host, href };
  });
}

type CopyMenuProps = {
  report: Report;
  context: ReportContext;
  last: LastCopy;
  copied: boolean;
  onCopy: (recipe: CopyRecipe, text: string) => void;
};

/** Copies the subject the way it was copied last, and all other ways in a menu. */
export function CopyMenu({ report, context, last, copied, onCopy }: CopyMenuProps) {
  const main = mainRecipe(report, last);
  const isFirst = main === firstCopy[report.subject.kind];
  const what = isFirst ? subjectText(report) : say(recipes[main].name);
  return (
    <>
      <CopyButton what={what} copied={copied} onCopy={() => onCopy(main, recipes[main].text(report, context) ?? '')} />
      <Menu
        label={say('copyMenu')}
        icon="more"
        items={() =>
          copyChoices(report, context).map(({ recipe, name, text, isShort }) => ({
            key: recipe,
            label: say(name),
            ...(isShort ? { hint: text } : {}),
            checked: recipe === main,
            onPick: () => onCopy(recipe, text),
          }))
        }
      />
    </>
  );
}

type FormatListProps = {
  report: Report;
  /** The forms that the service writes otherwise. */
  others: ServiceFormat[];
  now: number;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/** A number in each of its written forms, each with a button that copies it. */
export function FormatList({ report, others, now, copied, onCopy }: FormatListProps) {
  return (
    <dl class="nl-facts nl-formats">
      {formats(report).map(({ id, text }) => (
        <div key={id} class="nl-fact">
          <dt>{say(formatTerms[id])}</dt>
          <dd class="nl-claim">
            <span class="nl-claim-text nl-number">
              <bdi dir="ltr">{text}</bdi>
            </span>
            <CopyButton what={say(formatTerms[id])} copied={copied === id} onCopy={() => onCopy(id, text)} />
          </dd>
          {others
            .filter((other) => other.id === id)
            .map((other) => (
              <dd key={other.text} class="nl-claim">
                <span class="nl-claim-text nl-number">
                  <bdi dir="ltr">{other.text}</bdi>
                </span>
                <SourceTag source={other.source} now={now} worded />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
