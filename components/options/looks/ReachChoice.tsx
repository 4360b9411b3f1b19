import type { ReachUse } from '../../../lib/model/settings/reach-programs.ts';
import { ownLink, reachPrograms, reachSettings } from '../../../lib/model/settings/reach-programs.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import { linkNote, linkProblem } from '../../../lib/words/link-words.ts';
import { say } from '../../../lib/words/say.ts';
import { Field } from '../../parts/Field.tsx';
import { settingNames } from '../data/setting-words.ts';
import { Locked } from '../parts/Notes.tsx';
import { SelectRow } from '../parts/SelectRow.tsx';
import './links.css';

const words = {
  call: { scheme: 'tel:', field: 'callTemplate' },
  message: { scheme: 'sms:', field: 'messageTemplate' },
} as const;

export type ReachChoiceProps = {
  use: ReachUse;
  /** The link, saved or still being typed; empty: the device's program. */
  template: string;
  problem: string | null;
  isLocked: boolean;
  /** A link is being typed, or has to be completed. */
  onType: (change: Partial<Settings>) => void;
  onCommit: () => void;
  onSet: (change: Partial<Settings>) => void;
};

/** What “Call” or “Message” opens: the device's program, a known program or site, or a link of the user's own. */
export function ReachChoice({ use, template, problem, isLocked, onType, onCommit, onSet }: ReachChoiceProps) {
  const [name, { scheme, field }] = [reachSettings[use], words[use]];
  const known = [
    { value: '', label: say('reachDevice', scheme) },
    ...reachPrograms[use].map(({ name: label, template: value }) => ({ value, label })),
  ];
  const isKnown = known.some(({ value }) => value === template);
  const choose = (value: string) => {
    const isComplete = value === '' || linkProblem(value, 'number') === null;
    (isComplete ? onSet : onType)({ [name]: value });
  };
  return (
    <Locked isLocked={isLocked} id={name}>
      <SelectRow
        id={name}
        label={say(settingNames[name])}
        choices={[...known, { value: ownLink, label: say('reachOwn') }]}
        value={isKnown ? template : ownLink}
        onChange={choose}
      />
      {template === '' ? null : (
        <div class="nl-option nl-reach-link">
          <Field
            id={`${name}-link`}
            label={say(field)}
            value={template}
            hint={linkNote(template.trim(), 'number')}
            problem={problem}
            onInput={(text) => onType({ [name]: text })}
            onCommit={onCommit}
          />
        </div>
      )}
    </Locked>
  );
}
