import type { HistoryEntry } from '../../lib/model/history-entry.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { ageText } from '../../lib/report/age-text.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Flag } from '../parts/Flag.tsx';
import { Icon } from '../parts/Icon.tsx';
import '../report/report.css';
import './popup.css';

type RecentListProps = {
  entries: HistoryEntry[];
  now: number;
  onPick: (entry: HistoryEntry) => void;
  onClear: () => void;
};

/** Look-ups that the person made before; a click makes one again. */
export function RecentList({ entries, now, onPick, onClear }: RecentListProps) {
  if (entries.length === 0) return null;
  return (
    <section class="nl-recent" aria-label={say('recent')}>
      <div class="nl-recent-head">
        <h2>{say('recent')}</h2>
        <Button kind="link" onPress={onClear}>
          {say('clear')}
        </Button>
      </div>
      <ul class="nl-list nl-recent-list">
        {entries.map((entry) => (
          <li key={`${subjectKey(entry.subject)} ${entry.at}`}>
            <button type="button" onClick={() => onPick(entry)}>
              <span class="nl-recent-sign">
                {entry.country === null ? (
                  <Icon name={entry.subject.kind === 'phone' ? 'phone' : 'address'} />
                ) : (
                  <Flag country={entry.country} />
                )}
              </span>
              <span class="nl-recent-words">
                <span>
                  <bdi dir="ltr">{subjectKey(entry.subject)}</bdi>
                </span>
                {isSameNumber(entry) ? null : (
                  <span class="nl-recent-title">
                    <bdi>{entry.title}</bdi>
                  </span>
                )}
              </span>
              <span class="nl-recent-age">{ageText(entry.at, now)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Is the title only the number itself in another form? */
function isSameNumber({ subject, title }: HistoryEntry): boolean {
  return title.replace(/[\s()-]/g, '') === subjectKey(subject);
}
