import { say } from '../../lib/words/say.ts';
import { Icon } from './Icon.tsx';
import './search-field.css';

type SearchFieldProps = { text: string; label: string; onText: (text: string) => void };

/** The field that searches a list. */
export function SearchField({ text, label, onText }: SearchFieldProps) {
  return (
    <span class="nl-search">
      <Icon name="search" />
      <input
        class="nl-search-field"
        type="search"
        value={text}
        aria-label={label}
        placeholder={say('listSearchWord')}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </span>
  );
}
