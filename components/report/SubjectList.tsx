import type { ListedFind } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { Icon } from '../parts/Icon.tsx';
import './report.css';

/** Several subjects found in one text: the user picks one. */
export function SubjectList({ finds, onPick }: { finds: ListedFind[]; onPick: (index: number) => void }) {
  return (
    <ul class="nl-list">
      {finds.map(({ subject, text }, index) => (
        <li key={subjectKey(subject)}>
          <button type="button" onClick={() => onPick(index)}>
            <Icon name={subject.kind === 'phone' ? 'phone' : 'address'} />
            <bdi dir="ltr">{text}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
