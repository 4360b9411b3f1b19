import { useState } from 'preact/hooks';
import type { Report } from '../../lib/model/answer/report.ts';
import type { Installed } from '../../lib/report/copy/wrong-answer.ts';
import { wrongAnswerText } from '../../lib/report/copy/wrong-answer.ts';
import { addresses } from '../../lib/words/addresses.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import './wrong-answer.css';

type WrongAnswerProps = {
  installed: Installed;
  /** The answer that may be wrong; null if none is shown. */
  report: Report | null;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
  /** Absent if it is part of a page. */
  onClose?: () => void;
};

/** A text to copy that reports a wrong answer. It names the number or address only if the user ticks that. */
export function WrongAnswer({ installed, report, copied, onCopy, onClose }: WrongAnswerProps) {
  const [isNamed, setNamed] = useState(false);
  const text = wrongAnswerText(installed, isNamed ? report : null); // guard report-named
  return (
    <div class="nl-stack nl-wrong-answer">
      <p>
        {say('reportHow')}{' '}
        <a href={addresses.reportWrong} target="_blank" rel="noreferrer">
          {say('reportOpen')}
        </a>
      </p>
      {report?.device.kind === 'phone' ? null : (
        <p>
          {say('dbIpApproximate')} {say('reportCity')}
        </p>
      )}
      <textarea readOnly rows={7} dir="auto" aria-label={say('reportWrong')} value={text} />
      {report === null ? (
        <p>{say('reportLookUp')}</p>
      ) : (
        <label>
          <input type="checkbox" checked={isNamed} onChange={(event) => setNamed(event.currentTarget.checked)} />
          {say('reportSubject')}
        </label>
      )}
      <div class="nl-cluster">
        <Button kind="main" onPress={() => onCopy('report', text)}>
          {say('toolCopy')}
        </Button>
        {onClose ? <Button onPress={onClose}>{say('close')}</Button> : null}
        <span role="status">{copied === 'report' ? say('copied') : ''}</span>
      </div>
    </div>
  );
}
