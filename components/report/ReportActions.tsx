import type { Report } from '../../lib/model/report.ts';
import type { Elsewhere } from '../../lib/model/settings.ts';
import { elsewhereUrl } from '../../lib/report/elsewhere-url.ts';
import { smsLink, telLink } from '../../lib/report/reach-links.ts';
import type { TextFile } from '../../lib/report/vcard.ts';
import { vcard } from '../../lib/report/vcard.ts';
import { say } from '../../lib/words/say.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { IconLink } from '../parts/IconLink.tsx';
import type { MenuItem } from '../parts/Menu.tsx';
import { Menu } from '../parts/Menu.tsx';

type ReportActionsProps = {
  report: Report;
  elsewhere: Elsewhere[];
  onSave: (file: TextFile) => void;
  onOptions: () => void;
};

/** What a person does with a subject: call, write, keep it as a contact, open it at a place of their own. */
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
        items={() => [...places(report, elsewhere), { key: '', label: say('addElsewhere'), onPick: onOptions }]}
      />
    </div>
  );
}

function places({ subject }: Report, elsewhere: Elsewhere[]): MenuItem[] {
  return elsewhere.flatMap(({ name, template }, index) => {
    const href = elsewhereUrl(template, subject);
    return href === null ? [] : [{ key: `${index}`, label: name, hint: new URL(href).host, href }];
  });
}
