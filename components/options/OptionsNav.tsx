import type { Ref } from 'preact';
import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { Icon } from '../parts/Icon.tsx';
import type { OptionSection } from './option-sections.ts';
import { instantSections, savedSections } from './option-sections.ts';
import './options-nav.css';

type OptionsNavProps = {
  search: string;
  /** How many sections have its words; null where nothing is searched. */
  fitting: number | null;
  /** Whether a section is on the page. */
  has: (id: string) => boolean;
  field?: Ref<HTMLInputElement>;
  onSearch: (search: string) => void;
};

/** The way through the options: a search, and a link to each section, those that "Save" keeps apart from the others. */
export function OptionsNav({ search, fitting, has, field, onSearch }: OptionsNavProps) {
  // A section that the search hid cannot be gone to.
  const showAll = () => {
    if (search !== '') onSearch('');
  };
  return (
    <div class="nl-options-side">
      <search class="nl-options-search">
        <Icon name="search" />
        <input
          ref={field ?? null}
          type="search"
          value={search}
          aria-label={say('optionsSearch')}
          placeholder={say('optionsSearch')}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </search>
      <p class="nl-options-fitting" role="status">
        {fitting === null
          ? ''
          : fitting === 0
            ? say('optionsSearchNone', search.trim())
            : sayCount('optionsSearchFits', fitting)}
      </p>
      <nav class="nl-options-nav" aria-label={say('optionsNav')}>
        <Group
          onGo={showAll}
          title={say('optionsNavSaved')}
          id="nav-saved"
          sections={savedSections.filter(({ id }) => has(id))}
        />
        <Group
          onGo={showAll}
          title={say('optionsNavAtOnce')}
          id="nav-at-once"
          sections={instantSections.filter(({ id }) => has(id))}
        />
      </nav>
    </div>
  );
}

type GroupProps = { title: string; id: string; sections: readonly OptionSection[]; onGo: () => void };

function Group({ title, id, sections, onGo }: GroupProps) {
  return (
    <div>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} onClick={onGo}>
              {say(section.title)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
