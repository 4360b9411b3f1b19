import type { Ref, RefObject } from 'preact';
import { say, sayCount } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import type { OptionSection } from './option-sections.ts';
import { fitsSearch, optionGroups } from './option-sections.ts';
import './options-nav.css';
import { useLayoutEffect, useState } from 'preact/hooks';

type OptionsNavProps = {
  search: string;
  /** How many sections have its words; null if nothing is searched. */
  fitting: number | null;
  /** Whether a section is on the page. */
  has: (id: string) => boolean;
  field?: Ref<HTMLInputElement>;
  onSearch: (search: string) => void;
};

/** The way through the options: a search, and a link to each section, in groups. */
export function OptionsNav({ search, fitting, has, field, onSearch }: OptionsNavProps) {
  const [isOpen, setOpen] = useState(false);
  const go = () => {
    setOpen(false);
    // A section that the search hid cannot be gone to.
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
      {/* In a narrow window the sections are behind it. */}
      <button
        type="button"
        class="nl-button nl-options-menu"
        aria-expanded={isOpen}
        aria-controls="options-nav"
        onClick={() => setOpen(!isOpen)}
      >
        {say('optionsNav')}
        <Icon name="more" />
      </button>
      <nav
        id="options-nav"
        class={isOpen ? 'nl-options-nav nl-options-nav-open' : 'nl-options-nav'}
        aria-label={say('optionsNav')}
      >
        {optionGroups.map(({ id, title, sections }) => {
          const there = sections.filter((section) => has(section.id));
          return there.length === 0 ? null : (
            <Group key={id} onGo={go} title={say(title)} id={`nav-${id}`} sections={there} />
          );
        })}
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

/**
 * Shows only the sections of the page, and in them only the options (`.nl-option`), that have the words of a search. It
 * reads what is on the page, so that every language and every new option is found by its own words. Gives how many sections
 * fit, null if nothing is searched.
 */
export function useOptionSearch(page: RefObject<HTMLElement | null>, search: string): number | null {
  const [fitting, setFitting] = useState<number | null>(null);
  // After every drawing: the content of a section may have changed.
  useLayoutEffect(() => {
    const sections = [...(page.current?.querySelectorAll<HTMLElement>('.nl-options-part') ?? [])];
    const isSearching = search.trim() !== '';
    let count = 0;
    for (const section of sections) {
      const fits = fitsSearch(section.textContent ?? '', search);
      const options = [...section.querySelectorAll<HTMLElement>('.nl-option')];
      const chosen = options.filter((option) => fitsSearch(option.textContent ?? '', search));
      const isByTitle = fitsSearch(section.querySelector('h2')?.textContent ?? '', search);
      section.hidden = !fits;
      for (const option of options) option.hidden = chosen.length > 0 && !isByTitle && !chosen.includes(option);
      if (fits) count += 1;
    }
    setFitting(isSearching ? count : null);
  });
  return fitting;
}
