import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { optionGroups } from '../option-sections.ts';

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

/** Pixels of a section that has begun above the window: with fewer of them in sight, the next one is read. */
const enoughToRead = 160;

/**
 * The section that is read is the one nearest the window's top: the first that is wholly in sight or has enough there. At
 * the page's end it is the last one, which may be too short to come to the top.
 */
function sectionInSight(page: HTMLElement | null): string | null {
  const parts = [...(page?.querySelectorAll<HTMLElement>('.nl-options-part:not([hidden])') ?? [])];
  const sections = parts.filter(({ id }) => inMenu.has(id));
  const longest = document.documentElement.scrollHeight - innerHeight;
  // Some browsers end a fraction of a pixel before.
  if (longest > 0 && scrollY >= longest - 2) return sections.at(-1)?.id ?? null;
  const read = sections.find((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top >= 0 || bottom >= enoughToRead;
  });
  return read?.id ?? null;
}
