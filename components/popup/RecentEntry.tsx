import type { HistoryEntry } from '../../lib/model/history-entry.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { ageText } from '../../lib/report/age-text.ts';
import { recentText } from '../../lib/report/recent-text.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Flag.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';

type RecentEntryProps = {
  entry: HistoryEntry;
  now: number;
  onPick: (entry: HistoryEntry) => void;
  onRemove: (entry: HistoryEntry) => void;
};

/** One look-up that was made before, and the button that removes it. */
export function RecentEntry({ entry, now, onPick, onRemove }: RecentEntryProps) {
  const shown = recentText(entry);
  return (
    <li>
      <button type="button" class="nl-recent-pick" onClick={() => onPick(entry)}>
        <span class="nl-recent-sign">
          {entry.country === null ? (
            <Icon name={entry.subject.kind === 'phone' ? 'phone' : 'address'} />
          ) : (
            <Flag country={entry.country} />
          )}
        </span>
        <span class="nl-recent-words">
          <span>
            <bdi dir="ltr">{shown}</bdi>
          </span>
          {isSameNumber(entry) ? null : (
            <span class="nl-recent-title">
              <bdi>{entry.title}</bdi>
            </span>
          )}
        </span>
        <span class="nl-recent-age">{ageText(entry.at, now)}</span>
      </button>
      <IconButton icon="close" label={say('recentRemove', shown)} onPress={() => onRemove(entry)} />
    </li>
  );
}

/** Is the title only the number itself in another form? */
function isSameNumber({ subject, title }: HistoryEntry): boolean {
  return title.replace(/[\s()-]/g, '') === subjectKey(subject);
}
