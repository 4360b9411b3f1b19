import type { ListedFind } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { PickRow, ReportRow } from './PickRow.tsx';
import type { HereAndNow } from './surface.ts';

type SubjectListProps = HereAndNow & { finds: ListedFind[]; onPick: (index: number) => void };

/** Several subjects found in one text, each with what is known of it, in rows as in the popup: the user picks one. */
export function SubjectList({ finds, now, here, onPick }: SubjectListProps) {
  return (
    <ul class="nl-picks">
      {finds.map(({ subject, text, report, read }, index) => {
        const key = subjectKey(subject);
        const pick = () => onPick(index);
        return report ? (
          <ReportRow key={key} report={report} read={read} now={now} here={here} onPick={pick} />
        ) : (
          <PickRow key={key} kind={subject.kind} country={null} text={text} detail={null} onPick={pick} />
        );
      })}
    </ul>
  );
}
