import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { fitsSearch } from '../option-sections.ts';
import { markWords } from './mark-words.ts';

/** Sections by their ids. */
type SectionsOnPage = {
  /** Sections on the page without a search. */
  there: string[];
  /** Sections that match a search; null without a search. */
  fitting: string[] | null;
};

/**
 * Shows only the sections, and in them only the options (`.nl-option`), that match a search. It reads the text on the
 * page, so it finds every option in every language; an option that people call otherwise has its other names in `data-search`. A folded part opens if it matches. A section or option with
 * `data-search-only` is shown only by a search.
 */
export function useOptionSearch(page: RefObject<HTMLElement | null>, search: string): SectionsOnPage {
  // Each is kept as one text, so that the same sections do not count as a change.
  const [there, setThere] = useState('');
  const [fitting, setFitting] = useState<string | null>(null);
  // Runs after every drawing, because the content of a section may have changed.
  useLayoutEffect(() => {
    const sections = [...(page.current?.querySelectorAll<HTMLElement>('.nl-options-part') ?? [])];
    const wanted: Wanted = {
      isSearching: search.trim() !== '',
      fits: (part) => fitsSearch(searchedText(part), search),
    };
    const matches = sections.filter(wanted.fits);
    for (const section of sections) {
      section.hidden = !matches.includes(section) || (!wanted.isSearching && isSearchOnly(section));
      showOptions(section, wanted);
      if (wanted.isSearching) openFolds(section, wanted);
    }
    markWords(page.current, search);
    setThere(idsText(sections.filter((section) => !isSearchOnly(section))));
    setFitting(wanted.isSearching ? idsText(matches) : null);
  });
  return { there: idsOf(there), fitting: fitting === null ? null : idsOf(fitting) };
}

/** Returns the text of a part, with the other words (`data-search`) that people may search for. */
function searchedText(part: Element | null): string {
  if (part === null) return '';
  const others = [part, ...part.querySelectorAll('[data-search]')].map((each) => each.getAttribute('data-search'));
  return [part.textContent, ...others].join(' ');
}

/** A search, and whether the text of a part matches it. Everything matches an empty one. */
type Wanted = { isSearching: boolean; fits: (part: Element | null) => boolean };

function isSearchOnly({ dataset }: HTMLElement): boolean {
  return 'searchOnly' in dataset;
}

/** Shows the options of a section that match; all of them if none does, or if the section's title matches. */
function showOptions(section: HTMLElement, { isSearching, fits }: Wanted): void {
  const options = [...section.querySelectorAll<HTMLElement>('.nl-option')];
  const chosen = options.filter(fits);
  const isEachShown = chosen.length === 0 || fits(section.querySelector('h2'));
  for (const option of options) {
    const isShown = isSearchOnly(option)
      ? isSearching && chosen.includes(option)
      : isEachShown || chosen.includes(option);
    option.hidden = !isShown;
  }
}

/** Opens the folded parts that match. A provider's form opens only if the form matches and its row does not. */
function openFolds(section: HTMLElement, { fits }: Wanted): void {
  for (const more of section.querySelectorAll<HTMLDetailsElement>('.nl-more')) if (fits(more)) more.open = true;
  for (const provider of section.querySelectorAll<HTMLDetailsElement>('.nl-provider')) {
    if (!fits(provider.querySelector('summary')) && fits(provider)) provider.open = true;
  }
}

function idsText(sections: readonly HTMLElement[]): string {
  return sections.map(({ id }) => id).join(' ');
}

function idsOf(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}
