import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../../../lib/words/say.ts';
import { Icon, IconButton } from '../../parts/Icon.tsx';
import './search-box.css';

type SearchBoxProps = {
  /** The label of the field. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  field?: RefObject<HTMLInputElement | null>;
};

/** A field that searches the page or a list of it, with a button that clears it. */
export function SearchBox({ label, search, onSearch, field }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  return (
    <search class="nl-options-search">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        value={search}
        aria-label={label}
        placeholder={label}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      {search === '' ? null : (
        <IconButton
          icon="close"
          label={say('clearSearch')}
          onPress={() => {
            onSearch('');
            // The button disappears with the text.
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
