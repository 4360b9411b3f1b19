import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { fitsSearch } from '../option-sections.ts';

/** Sections by their ids. */
type SectionsOnPage = {
  /** Those on the page without a search. */
  there: string[];
  /** Those that have the words of a search; null if nothing is searched. */
  fitting: string[] | null;
};

/**
 * Shows only the sections of the page, and in them only the options (`.nl-option`), that have the words of a search. It
 * reads what is on the page, so that every language and every new option is found by its own words. What is folded away
 * opens if the words are in it, and a section or an option with `data-search-only` is shown by a search alone.
 */
export function useOptionSearch(page: RefObject<HTMLElement | null>, search: string): SectionsOnPage {
  // As one text each, so that the same sections again are no change.
  const [there, setThere] = useState('');
  const [fitting, setFitting] = useState<string | null>(null);
  // After every drawing: the content of a section may have changed.
  useLayoutEffect(() => {
    const sections = [...(page.current?.querySelectorAll<HTMLElement>('.nl-options-part') ?? [])];
    const isSearching = search.trim() !== '';
    const ids: string[] = [];
    const always = sections.filter(({ dataset }) => !('searchOnly' in dataset)).map(({ id }) => id);
    for (const section of sections) {
      const fits = fitsSearch(section.textContent ?? '', search);
      const options = [...section.querySelectorAll<HTMLElement>('.nl-option')];
      const chosen = options.filter((option) => fitsSearch(option.textContent ?? '', search));
      const isByTitle = fitsSearch(section.querySelector('h2')?.textContent ?? '', search);
      section.hidden = !fits || (!isSearching && 'searchOnly' in section.dataset);
      for (const option of options) {
        const isOther = !chosen.includes(option) && chosen.length > 0 && !isByTitle;
        option.hidden = 'searchOnly' in option.dataset ? !isSearching || !chosen.includes(option) : isOther;
      }
      if (fits) ids.push(section.id);
      if (!isSearching) continue;
      for (const more of section.querySelectorAll<HTMLDetailsElement>('.nl-more')) {
        if (fitsSearch(more.textContent ?? '', search)) more.open = true;
      }
      // The row of a provider says what it is: its form opens for words that only the form has.
      for (const provider of section.querySelectorAll<HTMLDetailsElement>('.nl-provider')) {
        const isInRow = fitsSearch(provider.querySelector('summary')?.textContent ?? '', search);
        if (!isInRow && fitsSearch(provider.textContent ?? '', search)) provider.open = true;
      }
    }
    setThere(always.join(' '));
    setFitting(isSearching ? ids.join(' ') : null);
  });
  return { there: idsOf(there), fitting: fitting === null ? null : idsOf(fitting) };
}

function idsOf(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}
