import type { ListedFind } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { PopupRow, ReportRow } from '../popup/PopupRow.tsx';

type SubjectListProps = {
  finds: ListedFind[];
  /** Milliseconds since 1970, and the user's own IANA time zone. */
  now: number;
  here: string;
  onPick: (index: number) => void;
};

/** Several subjects found in one text, each with what is known of it, in the popup's rows: the user picks one. */
export function SubjectList({ finds, now, here, onPick }: SubjectListProps) {
  return (
    <ul class="nl-picks">
      {finds.map(({ subject, text, report, assumed = null }, index) => {
        const pick = { key: subjectKey(subject), onPick: () => onPick(index) };
        return report ? (
          <ReportRow {...pick} report={report} assumed={assumed} now={now} here={here} />
        ) : (
          <PopupRow {...pick} kind={subject.kind} country={null} text={text} detail={null} />
        );
      })}
    </ul>
  );
}
