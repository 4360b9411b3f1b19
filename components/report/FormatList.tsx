import type { Report } from '../../lib/model/answer/report.ts';
import type { ServiceFormat } from '../../lib/report/copy/formats.ts';
import { formats, formatTerms } from '../../lib/report/copy/formats.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { SourceTag } from '../parts/SourceTag.tsx';
import './report.css';
import './format-list.css';

type FormatListProps = {
  report: Report;
  /** The formats that the service writes differently. */
  others: ServiceFormat[];
  /** The lines above show the number in international format. Its row then stays in the document, hidden. */
  isSubjectSaid?: boolean;
  now: number;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/** A number in each of its formats, each with a button that copies it. */
export function FormatList({ report, others, isSubjectSaid = false, now, copied, onCopy }: FormatListProps) {
  const isOther = others.some(({ id }) => id === 'international');
  return (
    <dl class="nl-formats">
      {formats(report).map(({ id, text }) => (
        <div key={id} class="nl-fact" hidden={id === 'international' && isSubjectSaid && !isOther}>
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
                <SourceTag source={other.source} now={now} />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
