/** Elements whose text is not drawn yet: closed menus, other tabs of a page. */
export type Undrawn = { wait(element: Element): void };

/**
 * Waits until an element is drawn in or near the viewport, without watching attributes: an intersection observer stays
 * silent about what is not rendered, and keeps no element alive.
 */
export function createUndrawn(drawn: (element: Element) => void, signal: AbortSignal): Undrawn {
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
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return { wait: (element) => observer.observe(element) };
}
