import { useState } from 'preact/hooks';
import type { Report } from '../../lib/model/answer/report.ts';
import type { Installed } from '../../lib/report/copy/wrong-answer.ts';
import { wrongAnswerText } from '../../lib/report/copy/wrong-answer.ts';
import { addresses } from '../../lib/words/addresses.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import './wrong-answer.css';

type WrongAnswerProps = {
  installed: Installed;
  /** The answer that may be wrong; null if none is shown. */
  report: Report | null;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/** A text to copy that reports a wrong answer. It names the number or address only if the user ticks that. */
export function WrongAnswer({ installed, report, copied, onCopy }: WrongAnswerProps) {
  const [isNamed, setNamed] = useState(false);
  const text = wrongAnswerText(installed, isNamed ? report : null);
  return (
    <div class="nl-stack nl-close nl-wrong-answer">
      <p>
        {say('reportHow')}{' '}
        <a href={addresses.issues} target="_blank" rel="noreferrer">
          {say('reportOpen')}
        </a>
      </p>
      <textarea readOnly rows={7} dir="auto" aria-label={say('reportWrong')} value={text} />
      <div class="nl-spread">
        {report === null ? null : (
          <label class="nl-line nl-tight">
            <input type="checkbox" checked={isNamed} onChange={(event) => setNamed(event.currentTarget.checked)} />
            {say('reportSubject')}
          </label>
        )}
        <CopyButton
          what={say('reportText')}
          word={say('toolCopy')}
          copied={copied === 'report'}
          onCopy={() => onCopy('report', text)}
        />
      </div>
    </div>
  );
}
