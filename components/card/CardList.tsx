import type { Subject } from '../../lib/model/subject.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { SubjectList } from '../report/SubjectList.tsx';
import '../report/report-header.css';

/** Several finds in one selection, in the card's box. */
export function CardList({ subjects, onPick }: { subjects: Subject[]; onPick: (index: number) => void }) {
  const title = sayCount('foundInSelection', subjects.length);
  return (
    <article class="nl-card-main" aria-label={title}>
      <header class="nl-card-head">
        <h1 class="nl-headline">{title}</h1>
      </header>
      <div class="nl-card-scroll nl-card-list">
        <SubjectList subjects={subjects} onPick={onPick} />
      </div>
    </article>
  );
}
