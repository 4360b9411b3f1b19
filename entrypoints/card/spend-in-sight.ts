import type { MessageKey } from '../../lib/words/say.ts';

/** How long a card must have been in sight before a press in it may spend, ms (SECURITY R31). */
const inSightFor = 500;
/** How much of it must be inside the page's viewport. */
const most = 0.9;
/** How long a press waits for the next frame, ms. */
const patience = 1_000;

/** `unknown`: in the viewport, in a browser that cannot say whether the page covers it. */
type Sight = 'none' | 'clear' | 'unknown';

type SpendOptions = {
  /** Hears why a press spent nothing, null when that is over. */
  tell: (notice: MessageKey | null) => void;
  /** What the page script sees of the card's host. */
  host: { watch: (on: boolean) => void; isSure: () => Promise<boolean> };
  until: AbortSignal;
};

export type SpendInSight = {
  /** Gives what makes a press spend only where the person can see what they press. */
  guard: <Args extends unknown[]>(spend: (...of: Args) => void) => (...of: Args) => Promise<void>;
  /** The host is as it should be for half a second, or no longer. */
  onSure: (isSure: boolean) => void;
};

type VisibilityInit = IntersectionObserverInit & { trackVisibility: boolean; delay: number };

/**
 * A press spends where the card has been in sight for half a second: with nothing of the page over it and no effect on it
 * (Intersection Observer v2) in any frame until after the press, in a host that was all the while as we made it, which the page script sees. Where the browser
 * cannot tell what is over it, a second press is asked for.
 */
export function spendInSight(element: Element, { tell, host, until }: SpendOptions): SpendInSight {
  /** What the last look found, and what holds since it has been found for half a second. */
  let found: Sight = 'none';
  let sight: Sight = 'none';
  let isHostSure = false;
  let pressedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: number | null = null;
  let answer: (isSeen: boolean) => void = () => {};

  function see(now: Sight): void {
    sight = now;
    pressedAt = null;
    mark();
    tell(null);
  }

  function isLive(): boolean {
    return sight !== 'none' && isHostSure;
  }

  function mark(): void {
    element.toggleAttribute('data-in-sight', isLive());
  }

  const options: VisibilityInit = { threshold: [0, most, 1], trackVisibility: true, delay: 100 };
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) hear(sightOf(entry));
    if (found === 'clear') looking ??= requestAnimationFrame(look); // guard R31 look-each-frame
  }, options);
  observer.observe(element);
  // By the time that the press is over, the page knows of it and may have taken away what covered the card.
  for (const type of ['pointerdown', 'keydown']) element.addEventListener(type, look, { capture: true, signal: until }); // guard R31 look-at-press
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    if (looking !== null) cancelAnimationFrame(looking);
    observer.disconnect();
  });

  /**
   * By itself the browser looks again after 100 ms at the earliest: a page could cover the card between two looks again and
   * again. One that is new to an observer is looked at in the next frame.
   */
  function look(): void {
    looking = null;
    for (const entry of observer.takeRecords()) hear(sightOf(entry));
    observer.unobserve(element);
    observer.observe(element);
  }

  function hear(next: Sight): void {
    answer(next !== 'none');
    if (next === found) return;
    found = next;
    clearTimeout(timer);
    isHostSure = false;
    host.watch(next !== 'none');
    if (sight !== 'none') see('none');
    if (next !== 'none') timer = setTimeout(see, inSightFor, next);
  }

  /** Whether the card is in sight in a frame that is yet to come; false where none comes. */
  function isSeen(): Promise<boolean> {
    return new Promise((resolve) => {
      look();
      answer = resolve;
      setTimeout(resolve, patience, false);
    });
  }

  async function press(spend: () => void): Promise<void> {
    const now = performance.now();
    const isSecond = pressedAt !== null && now - pressedAt >= inSightFor;
    if (isHostSure && (sight === 'clear' || (sight === 'unknown' && isSecond))) {
      pressedAt = null;
      // Asked at once: a page that is busy could have put something else in the card's place meanwhile, or on top of it.
      if (!(await host.isSure())) return tell('notInSight'); // guard R57 host-last-moment
      if (!(await isSeen()) || !isLive()) return tell('notInSight'); // guard R31 after-press
      tell(null);
      return spend();
    }
    pressedAt ??= now;
    tell(isHostSure && sight === 'unknown' ? 'pressAgain' : 'notInSight');
  }

  return {
    guard:
      (spend) =>
      (...of) =>
        press(() => spend(...of)),
    onSure(isSure) {
      isHostSure = isSure;
      mark();
    },
  };
}

/** An older browser's entry has no `isVisible`. */
function sightOf(entry: IntersectionObserverEntry & { isVisible?: boolean }): Sight {
  if (entry.intersectionRatio < most) return 'none';
  if (entry.isVisible === undefined) return 'unknown';
  return entry.isVisible ? 'clear' : 'none'; // guard R31 in-sight
}
