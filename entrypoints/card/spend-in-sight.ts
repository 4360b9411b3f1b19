import type { MessageKey } from '../../lib/words/say.ts';

/** How long a card must have been in sight before a press in it may spend, ms (SECURITY R31). */
const inSightFor = 500;
/** How much of it must be inside the page's viewport. */
const most = 0.9;

/** `unknown`: in the viewport, in a browser that cannot say whether the page covers it. */
type Sight = 'none' | 'clear' | 'unknown';

type SpendOptions = {
  /** Hears why a press spent nothing, null when that is over. */
  tell: (notice: MessageKey | null) => void;
  until: AbortSignal;
};

type VisibilityInit = IntersectionObserverInit & { trackVisibility: boolean; delay: number };

/**
 * Gives what makes a press spend only where the person can see what they press: the card has been in sight for half a
 * second, with nothing of the page over it and no effect on it (Intersection Observer v2). Where the browser cannot tell,
 * a second press is asked for.
 */
export function spendInSight(element: Element, { tell, until }: SpendOptions): (spend: () => void) => () => void {
  let sight: Sight = 'none';
  let pressedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function see(now: Sight): void {
    sight = now;
    pressedAt = null;
    element.toggleAttribute('data-in-sight', now !== 'none');
    tell(null);
  }

  const options: VisibilityInit = { threshold: [0, most, 1], trackVisibility: true, delay: 100 };
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry) return;
    clearTimeout(timer);
    const next = sightOf(entry);
    if (next === sight) return;
    if (sight !== 'none') see('none');
    if (next !== 'none') timer = setTimeout(() => see(next), inSightFor);
  }, options);
  observer.observe(element);
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });

  return (spend) => () => {
    const now = performance.now();
    if (sight === 'clear' || (sight === 'unknown' && pressedAt !== null && now - pressedAt >= inSightFor)) {
      pressedAt = null;
      tell(null);
      return spend();
    }
    pressedAt ??= now;
    tell(sight === 'unknown' ? 'pressAgain' : 'notInSight');
  };
}

/** An older browser's entry has no `isVisible`. */
function sightOf(entry: IntersectionObserverEntry & { isVisible?: boolean }): Sight {
  if (entry.intersectionRatio < most) return 'none';
  if (entry.isVisible === undefined) return 'unknown';
  return entry.isVisible ? 'clear' : 'none';
}
