import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

type SectionInSight = {
  /** The section that is being read, by its id; null until the page was scrolled or a link followed. */
  inSight: string | null;
  /** Says that a link to a section was followed. */
  goTo: (id: string) => void;
};

/** A section is being read once its top is above this part of the window. */
const readingLine = 0.3;
/** Pixels that one scrolls before the section that was gone to is no longer the one that is read. */
const farEnough = 60;

/**
 * Follows which section of the page is being read. One that a link led to is it even if it is too near the page's end to
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

function sectionInSight(page: HTMLElement | null): string | null {
  const sections = [...(page?.querySelectorAll<HTMLElement>('.nl-options-part:not([hidden])') ?? [])];
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (isAtEnd) return sections.at(-1)?.id ?? null;
  const read = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * readingLine);
  return (read ?? sections[0])?.id ?? null;
}
