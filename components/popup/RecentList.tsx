import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { HistoryEntry } from '../../lib/model/history-entry.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { findEntries } from '../../lib/report/find-entries.ts';
import { say } from '../../lib/words/say.ts';
import { useFocusAfterRemoval } from '../page/use-focus-after-removal.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RecentEntry } from './RecentEntry.tsx';
import '../report/report.css';
import './recent.css';

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
