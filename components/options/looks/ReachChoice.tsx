import type { ReachUse } from '../../../lib/model/settings/reach-programs.ts';
import { ownLink, reachPrograms, reachSettings } from '../../../lib/model/settings/reach-programs.ts';
import { linkNote, linkProblem } from '../../../lib/words/link-words.ts';
import { say } from '../../../lib/words/say.ts';
import { Field } from '../../parts/Field.tsx';
import { settingNames } from '../data/setting-words.ts';
import type { SectionProps } from '../options-state.ts';
import { Locked } from '../parts/Notes.tsx';
import { SelectRow } from '../parts/SelectRow.tsx';
import './links.css';

const words = {
  call: { scheme: 'tel:', field: 'callTemplate' },
  message: { scheme: 'sms:', field: 'messageTemplate' },
} as const;

/** What “Call” or “Message” opens: the device's program, a known program or site, or a link of the user's own. */
export function ReachChoice({ use, state, events }: SectionProps & { use: ReachUse }) {
  const { draft, policy, reachProblems } = state;
  const [name, { scheme, field }] = [reachSettings[use], words[use]];
  // Saved or still being typed; empty: the device's program.
  const template = draft[name];
  const known = [
    { value: '', label: say('reachDevice', scheme) },
    ...reachPrograms[use].map(({ name: label, template: value }) => ({ value, label })),
  ];
  const isKnown = known.some(({ value }) => value === template);
  const type = (text: string) => events.onChange({ ...draft, [name]: text });
  const choose = (value: string) => {
    const isComplete = value === '' || linkProblem(value, 'number') === null;
    if (isComplete) events.onSet({ [name]: value });
    else type(value);
  };
  return (
    <Locked isLocked={policy.set[name] !== undefined} id={name}>
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
            problem={reachProblems[use]}
            onInput={type}
            onCommit={events.onCommit}
          />
        </div>
      )}
    </Locked>
  );
}
