/** Elements whose text is not drawn yet: closed menus, other tabs of a page. */
export type Undrawn = { wait(element: Element): void };

/** How long elements are gathered before they are observed, ms: with each the browser draws a frame, 100 ms on a large page. */
const gathering = 500;

/**
 * Waits until an element is drawn in or near the viewport, without watching attributes: an intersection observer stays
 * silent about what is not rendered, and keeps no element alive.
 */
export function createUndrawn(drawn: (element: Element) => void, signal: AbortSignal): Undrawn {
  const gathered = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        drawn(target);
      }
    },
    { rootMargin: '200px' },
  );

  function observe(): void {
    if (!signal.aborted) for (const element of gathered) observer.observe(element);
    gathered.clear();
  }

  signal.addEventListener('abort', () => observer.disconnect());
  return {
    wait(element) {
      if (gathered.size === 0) setTimeout(observe, gathering);
      gathered.add(element);
    },
  };
}
