import type { NetworkForm } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { SourceTag } from '../parts/SourceTag.tsx';
import './report.css';
import './format-list.css';

type NetworkListProps = {
  forms: NetworkForm[];
  /** Milliseconds since 1970. */
  now: number;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/** An address's network, its number and its range, each with a button that copies it. */
export function NetworkList({ forms, now, copied, onCopy }: NetworkListProps) {
  if (forms.length === 0) return null;
  return (
    <dl class="nl-stack nl-formats">
      {forms.map(({ id, term, text, copy, source }) => (
        <div key={id} class="nl-fact">
          <dt>{say(term)}</dt>
          <dd class="nl-claim">
            <span class="nl-claim-text nl-figures">
              <bdi>{text}</bdi>
            </span>
            {source === null ? null : <SourceTag source={source} now={now} />}
            <CopyButton what={say(term)} copied={copied === id} onCopy={() => onCopy(id, copy)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
