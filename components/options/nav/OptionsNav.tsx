import { say, sayCount } from '../../../lib/words/say.ts';
import { classNames } from '../../parts/class-names.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { OptionSection } from '../option-sections.ts';
import { optionGroups } from '../option-sections.ts';
import { SearchBox } from './SearchBox.tsx';
import './options-nav.css';
import { useState } from 'preact/hooks';

type OptionsNavProps = {
  search: string;
  /** The sections that have its words; null if nothing is searched. */
  fitting: string[] | null;
  /** The sections on the page. */
  there: string[];
  /** The section that is being read; null at first. */
  inSight: string | null;
  /** The user followed a link to a section. */
  onGo: (id: string) => void;
  onSearch: (search: string) => void;
};

/** The page's title, its search, and a link to each section on the page, in groups. */
export function OptionsNav({ search, fitting, there, inSight, onGo, onSearch }: OptionsNavProps) {
  const [isOpen, setOpen] = useState(false);
  const go = (section: string) => {
    setOpen(false);
    onGo(section);
    // A link can't lead to a section that the search hides.
    if (search !== '') onSearch('');
  };
  const has = ({ id }: OptionSection) => there.includes(id);
  // Sections without a match are listed only if no section matches, as a way out of that search.
  const isOffered = ({ id }: OptionSection) => fitting === null || fitting.length === 0 || fitting.includes(id);
  const first = optionGroups.flatMap(({ sections }) => sections).find(has);
  return (
    <div class="nl-stack nl-roomy nl-options-side">
      <h1>
        <img src="/icon/48.png" width={24} height={24} alt="" />
        {say('optionsTitle')}
      </h1>
      <SearchBox label={say('optionsSearch')} search={search} onSearch={onSearch} />
      <p class="nl-options-fitting" role="status">
        {fitting === null || fitting.length === 0 ? '' : sayCount('optionsSearchFits', fitting.length)}
      </p>
      {/* In a narrow window the sections are behind it. */}
      <button
        type="button"
        class="nl-button nl-turns nl-options-menu"
        aria-expanded={isOpen}
        aria-controls="options-nav"
        onClick={() => setOpen(!isOpen)}
      >
        {say('optionsNav')}
        <Icon name="more" />
      </button>
      <nav
        id="options-nav"
        class={classNames('nl-options-nav', { 'nl-options-nav-open': isOpen })}
        aria-label={say('optionsNav')}
      >
        {optionGroups.map(({ id, title, sections }) => {
          const shown = sections.filter(has).filter(isOffered);
          return shown.length === 0 ? null : (
            <Group
              key={id}
              onGo={go}
              title={say(title)}
              id={`nav-${id}`}
              sections={shown}
              fitting={fitting}
              inSight={inSight ?? first?.id ?? null}
            />
          );
        })}
      </nav>
    </div>
  );
}

type GroupProps = Pick<OptionsNavProps, 'fitting' | 'inSight' | 'onGo'> & {
  title: string;
  id: string;
  sections: readonly OptionSection[];
};

function Group({ title, id, sections, fitting, inSight, onGo }: GroupProps) {
  return (
    <div>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              class={fitting?.includes(section.id) === false ? 'nl-options-nav-out' : undefined}
              aria-current={fitting === null && section.id === inSight ? 'location' : undefined}
              onClick={() => onGo(section.id)}
            >
              {say(section.title)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
