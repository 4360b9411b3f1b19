/** Most elements that are waited for. */
const mostWaiting = 2_000;

/** Elements whose text is not drawn yet: closed menus, other tabs of a page. */
export type Undrawn = { wait(element: Element): void };

/**
 * Waits until an element is drawn in or near the viewport, without watching attributes: an intersection observer stays
 * silent about what is not rendered.
 */
export function createUndrawn(drawn: (element: Element) => void, signal: AbortSignal): Undrawn {
  let waiting = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        waiting -= 1;
        drawn(target);
      }
    },
    { rootMargin: '200px' },
  );
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return {
    wait(element) {
      if (waiting >= mostWaiting) return;
      waiting += 1;
      observer.observe(element);
    },
  };
}
