import type { ComponentChildren } from 'preact';
import type { IconName } from '../../parts/Icon.tsx';
import { Icon } from '../../parts/Icon.tsx';
import './result-note.css';

const icons = { good: 'good', neutral: 'neutral', warn: 'warning', bad: 'bad' } as const satisfies Record<
  string,
  IconName
>;

export type ResultTone = keyof typeof icons;

type ResultNoteProps = {
  tone: ResultTone;
  /** The first sentence, in a line of its own. */
  lead?: string;
  children: ComponentChildren;
};

/** The result of an action, and the next step if it failed. */
export function ResultNote({ tone, lead, children }: ResultNoteProps) {
  return (
    <div class={`nl-soft nl-${tone} nl-beside nl-box nl-result nl-result-${tone}`}>
      <Icon name={icons[tone]} />
      {lead === undefined ? (
        <p>{children}</p>
      ) : (
        <div>
          <p class="nl-bold">{lead}</p> <p>{children}</p>
        </div>
      )}
    </div>
  );
}
