import { subjectKey } from '../../lib/model/subject.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import { withExtension } from '../../lib/report/wording/subject-text.ts';
import { Icon } from '../parts/Icon.tsx';
import './report.css';

/** Several subjects found in one text: the user picks one. */
export function SubjectList({ subjects, onPick }: { subjects: Subject[]; onPick: (index: number) => void }) {
  return (
    <ul class="nl-list">
      {subjects.map((subject, index) => (
        <li key={subjectKey(subject)}>
          <button type="button" onClick={() => onPick(index)}>
            <Icon name={subject.kind === 'phone' ? 'phone' : 'address'} />
            <bdi dir="ltr">{withExtension(subjectKey(subject), subject)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
