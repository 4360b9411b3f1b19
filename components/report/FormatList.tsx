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
  now: number;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/** A number in each of its formats, two in a line, each with a button that copies it. */
export function FormatList({ report, others, now, copied, onCopy }: FormatListProps) {
  return (
    <dl class="nl-formats">
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
                <SourceTag source={other.source} now={now} />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
