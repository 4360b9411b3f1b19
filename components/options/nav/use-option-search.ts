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
 * page, so it finds every option in every language. A folded part opens if it matches. A section or option with
 * `data-search-only` is shown only by a search.
 */
export function useOptionSearch(page: RefObject<HTMLElement | null>, search: string): SectionsOnPage {
  // Each is kept as one text, so that the same sections do not count as a change.
  const [there, setThere] = useState('');
  const [fitting, setFitting] = useState<string | null>(null);
  // Runs after every drawing, because the content of a section may have changed.
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
      // A provider's form opens only if the form matches and its row does not.
      for (const provider of section.querySelectorAll<HTMLDetailsElement>('.nl-provider')) {
        const isInRow = fitsSearch(provider.querySelector('summary')?.textContent ?? '', search);
        if (!isInRow && fitsSearch(provider.textContent ?? '', search)) provider.open = true;
      }
    }
    markWords(page.current, search);
    setThere(always.join(' '));
    setFitting(isSearching ? ids.join(' ') : null);
  });
  return { there: idsOf(there), fitting: fitting === null ? null : idsOf(fitting) };
}

function idsOf(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}
