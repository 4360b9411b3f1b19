import type { ReportView } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { SourceTag } from '../parts/SourceTag.tsx';
import './report.css';
import './format-list.css';

type FormatListProps = Pick<ReportView, 'formats'> & {
  /** The lines above show the number in international format. Its row then stays in the document, hidden. */
  isSubjectSaid?: boolean;
  now: number;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/** A number in each of its formats, each with a button that copies it. */
export function FormatList({ formats, isSubjectSaid = false, now, copied, onCopy }: FormatListProps) {
  return (
    <dl class="nl-stack nl-formats">
      {formats.map(({ id, term, text, others }) => (
        <div key={id} class="nl-fact" hidden={id === 'international' && isSubjectSaid && others.length === 0}>
          <dt>{say(term)}</dt>
          <dd class="nl-claim">
            <span class="nl-claim-text nl-figures">
              <bdi dir="ltr">{text}</bdi>
            </span>
            <CopyButton what={say(term)} copied={copied === id} onCopy={() => onCopy(id, text)} />
          </dd>
          {others.map((other) => (
            <dd key={other.text} class="nl-claim">
              <span class="nl-claim-text nl-figures">
                <bdi dir="ltr">{other.text}</bdi>
              </span>
              <SourceTag source={other.source} now={now} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
