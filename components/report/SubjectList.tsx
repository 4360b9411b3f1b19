import type { Subject } from '../../lib/model/subject.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import './report.css';

/** Several subjects found in one text: the person picks one. */
export function SubjectList({ subjects, onPick }: { subjects: Subject[]; onPick: (index: number) => void }) {
  return (
    <ul class="nl-list">
      {subjects.map((subject, index) => (
        <li key={subjectKey(subject)}>
          <button type="button" onClick={() => onPick(index)}>
            <Icon name={subject.kind === 'phone' ? 'phone' : 'address'} />
            <bdi dir="ltr">{listText(subject)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}

function listText(subject: Subject): string {
  if (subject.kind === 'ip' || subject.extension === undefined) return subjectKey(subject);
  return say('withExtension', subject.e164, subject.extension);
}
