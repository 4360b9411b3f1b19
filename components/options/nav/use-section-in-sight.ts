import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { optionGroups } from '../option-sections.ts';

const inMenu = new Set(optionGroups.flatMap(({ sections }) => sections.map(({ id }) => id)));

/** How far the user scrolls until the section of a followed link no longer counts as read (px). */
const farEnough = 60;

/**
 * Tracks which section of the menu is being read. A section whose link was followed counts, even if it is too near the
 * page's end to reach the top of the window.
 */
export function useSectionInSight(page: RefObject<HTMLElement | null>) {
  const [inSight, setInSight] = useState<string | null>(null);
  /** The section whose link was followed, and the window's scroll position after that. */
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
    // Browsers report scrolling once per frame.
    view?.addEventListener('scroll', look, { passive: true });
    return () => view?.removeEventListener('scroll', look);
  }, [page]);

  return {
    /** The section that is being read, by its id; null until the page was scrolled or a link followed. */
    inSight,
    /** Call it when the user follows a link to a section. */
    goTo(id: string) {
      gone.current = { id, at: null };
      setInSight(id);
    },
  };
}

/** Least visible height of a section that begins above the window (px). With less, the next section counts as read. */
const enoughToRead = 160;

/**
 * Returns the section that is being read: the first that begins in the window or has enough visible height. At the
 * page's end, the last section, which may be too short to reach the top.
 */
function sectionInSight(page: HTMLElement | null): string | null {
  const parts = [...(page?.querySelectorAll<HTMLElement>('.nl-options-part:not([hidden])') ?? [])];
  const sections = parts.filter(({ id }) => inMenu.has(id));
  const longest = document.documentElement.scrollHeight - innerHeight;
  // Some browsers stop a fraction of a pixel before the end.
  if (longest > 0 && scrollY >= longest - 2) return sections.at(-1)?.id ?? null;
  const read = sections.find((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top >= 0 || bottom >= enoughToRead;
  });
  return read?.id ?? null;
}
