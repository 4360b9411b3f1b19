import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { HistoryEntry } from '../../lib/model/kept.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { findEntries } from '../../lib/report/wording/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { useFocusAfterRemoval } from '../page/use-focus-after-removal.ts';
import { Button } from '../parts/Button.tsx';
import { Icon, IconButton } from '../parts/Icon.tsx';
import '../report/report.css';
import './recent.css';
import { ageText, recentText } from '../../lib/report/wording/times.ts';
import { Flag } from '../parts/Country.tsx';

type RecentListProps = {
  entries: HistoryEntry[];
  now: number;
  /** Where the focus goes when no entry is left. */
  field: RefObject<HTMLInputElement | null>;
  onPick: (entry: HistoryEntry) => void;
  onRemove: (entry: HistoryEntry) => void;
  onClear: () => void;
};

/** With more entries than this there is a field to search them. */
const searchedFrom = 5;

/** Look-ups that the person made before; a click makes one again. */
export function RecentList({ entries, now, field, onPick, onRemove, onClear }: RecentListProps) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const removing = useFocusAfterRemoval(list, entries, {
    button: '.nl-icon-button',
    otherwise: () => searchField.current ?? field.current,
  });
  if (entries.length === 0) return null;
  // Fewer entries hide the field, not what is typed in it.
  const isSearched = entries.length > searchedFrom || search !== '';
  const found = findEntries(entries, search);
  return (
    <section class="nl-recent" aria-label={say('recent')}>
      <div class="nl-recent-head">
        <h2>{say('recent')}</h2>
        <Button
          kind="link"
          onPress={() => {
            removing(0);
            onClear();
          }}
        >
          {say('clear')}
        </Button>
      </div>
      {isSearched ? (
        <div class="nl-recent-search">
          <Icon name="search" size={14} />
          <input
            ref={searchField}
            type="search"
            value={search}
            aria-label={say('recentSearch')}
            placeholder={say('recentSearch')}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <p class="nl-recent-none" role="status">
        {found.length === 0 ? say('recentNone') : null}
      </p>
      <ul ref={list} class="nl-list nl-recent-list">
        {found.map((entry, index) => (
          <RecentEntry
            key={`${subjectKey(entry.subject)} ${entry.at}`}
            entry={entry}
            now={now}
            onPick={onPick}
            onRemove={(removed) => {
              removing(index);
              onRemove(removed);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type RecentEntryProps = {
  entry: HistoryEntry;
  now: number;
  onPick: (entry: HistoryEntry) => void;
  onRemove: (entry: HistoryEntry) => void;
};

/** One look-up that was made before, and the button that removes it. */
function RecentEntry({ entry, now, onPick, onRemove }: RecentEntryProps) {
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
