import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { optionGroups } from './option-sections.ts';

type SectionInSight = {
  /** The section that is being read, by its id; null until the page was scrolled or a link followed. */
  inSight: string | null;
  /** Says that a link to a section was followed. */
  goTo: (id: string) => void;
};

const inMenu = new Set(optionGroups.flatMap(({ sections }) => sections.map(({ id }) => id)));

/** Pixels that one scrolls before the section that was gone to is no longer the one that is read. */
const farEnough = 60;

/**
 * Follows which section of the menu is being read. One that a link led to is it even if it is too near the page's end to
 * stand at the top of the window.
 */
export function useSectionInSight(page: RefObject<HTMLElement | null>): SectionInSight {
  const [inSight, setInSight] = useState<string | null>(null);
  /** The section that was gone to, and where the window stood when it had arrived. */
  const gone = useRef<{ id: string; at: number | null } | null>(null);

  useEffect(() => {
    const view = page.current?.ownerDocument.defaultView;
    function look(): void {
      if (gone.current !== null) {
        gone.current.at ??= scrollY;
        if (Math.abs(scrollY - gone.current.at) < farEnough) return;
        gone.current = null;
      }
      setInSight(sectionInSight(page.current));
    }
    // Browsers tell of scrolling once a frame.
    view?.addEventListener('scroll', look, { passive: true });
    return () => view?.removeEventListener('scroll', look);
  }, [page]);

  return {
    inSight,
    goTo(id) {
      gone.current = { id, at: null };
      setInSight(id);
    },
  };
}

/**
 * The line that is read moves from the top of the window to its end as the page is scrolled from its top to its end: each
 * section has its turn, the first one at the top, even if the window is as tall as the page.
 */
function sectionInSight(page: HTMLElement | null): string | null {
  const parts = [...(page?.querySelectorAll<HTMLElement>('.nl-options-part:not([hidden])') ?? [])];
  const sections = parts.filter(({ id }) => inMenu.has(id));
  const longest = document.documentElement.scrollHeight - innerHeight;
  // Some browsers end a fraction of a pixel before.
  const scrolled = longest <= 0 ? 0 : Math.min(1, scrollY / Math.max(1, longest - 2));
  const read = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * scrolled);
  return (scrolled === 0 ? sections[0] : (read ?? sections[0]))?.id ?? null;
}
