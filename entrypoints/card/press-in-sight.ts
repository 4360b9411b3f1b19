import type { MessageKey } from '../../lib/words/say.ts';

/** How long a card must be in view before a press in it can send requests, call or write (ms). */
const inSightFor = 500;
/** How much of the card must be inside the page's viewport. */
const most = 0.9;
/** How long a press waits for the next frame (ms). */
const patience = 1_000;

/** `unknown`: the card is in the viewport, but the browser can't tell whether the page covers it. */
type Sight = 'none' | 'clear' | 'unknown';

type PressOptions = {
  /** Called with why a press did nothing; null when that is over. */
  tell: (notice: MessageKey | null) => void;
  /** What the page script reports about the card's host. */
  host: { watch: (on: boolean) => void; isSure: () => Promise<boolean> };
  until: AbortSignal;
};

type VisibilityInit = IntersectionObserverInit & { trackVisibility: boolean; delay: number };

/**
 * A press spends if the card has been in view for half a second. In every frame until after the press, nothing of the
 * page may cover the card or have an effect on it (Intersection Observer v2), and the page script must see the host as
 * we made it. If the browser can't tell what covers the card, a second press is requested before anything is sent.
 */
export function pressInSight(element: Element, { tell, host, until }: PressOptions) {
  /** What the last check found, and what has been found for half a second. */
  let found: Sight = 'none';
  let sight: Sight = 'none';
  let isHostSure = false;
  let pressedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: number | null = null;
  /** The presses that wait for the next frame. */
  const waiting: ((isSeen: boolean) => void)[] = [];
  /** Until it is true, each frame is looked at: a card that has just opened can be pressed at once. */
  let hasBeenSeen = false;
  /** Whether the card has been in view since the press that is under way began. */
  let press: 'none' | 'seen' | 'covered' = 'none';

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
    if (found === 'clear' || !hasBeenSeen) looking ??= requestAnimationFrame(look); // guard look-each-frame
  }, options);
  observer.observe(element);
  // At the start of a press: at its end, the page knows about it and may have removed what covered the card.
  const early = { capture: true, signal: until };
  for (const type of ['pointerdown', 'keydown']) element.addEventListener(type, begin, early); // guard look-at-press
  for (const type of ['click', 'auxclick']) element.addEventListener(type, holdLink, early); // guard link-in-sight
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    if (looking !== null) cancelAnimationFrame(looking);
    observer.disconnect();
  });

  function begin(): void {
    press = found === 'none' ? 'covered' : 'seen';
    look();
  }

  /**
   * Makes the browser check the card in the next frame, as it does for an element that is new to an observer. Otherwise
   * it checks again after 100 ms at the earliest, and a page could cover the card in between.
   */
  function look(): void {
    looking = null;
    for (const entry of observer.takeRecords()) hear(sightOf(entry));
    observer.unobserve(element);
    observer.observe(element);
  }

  function hear(next: Sight): void {
    for (const answer of waiting.splice(0)) answer(next !== 'none');
    if (next !== 'none') hasBeenSeen = true;
    else if (press === 'seen') press = 'covered';
    if (next === found) return;
    found = next;
    clearTimeout(timer);
    isHostSure = false;
    host.watch(next !== 'none');
    if (sight !== 'none') see('none');
    if (next !== 'none') timer = setTimeout(see, inSightFor, next);
  }

  /** Returns whether the card is in view in the next frame; false if none comes. */
  function isSeen(): Promise<boolean> {
    return new Promise((resolve) => {
      look();
      waiting.push(resolve);
      setTimeout(resolve, patience, false);
    });
  }

  function refuse(why: MessageKey): false {
    tell(why);
    return false;
  }

  async function maySpend(): Promise<boolean> {
    const now = performance.now();
    const isSecond = pressedAt !== null && now - pressedAt >= inSightFor;
    if (isHostSure && (sight === 'clear' || (sight === 'unknown' && isSecond))) {
      pressedAt = null;
      // At once, as a busy page could put something else in the card's place, or over it.
      if (!(await host.isSure())) return refuse('notInSight'); // guard host-last-moment
      if (!(await isSeen()) || !isLive()) return refuse('notInSight'); // guard after-press
      tell(null);
      return true;
    }
    pressedAt ??= now;
    return refuse(isHostSure && sight === 'unknown' ? 'pressAgain' : 'notInSight');
  }

  async function mayChange(): Promise<boolean> {
    const isCovered = found === 'none' || !(await isSeen()) || press === 'covered'; // guard seen-since-press
    press = 'none';
    if (isCovered) return refuse('notInSight');
    tell(null);
    return true;
  }

  /** Holds the user's press on a link, which the browser would follow, and makes it again if it counts. */
  async function holdLink(event: Event): Promise<void> {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || !(event instanceof MouseEvent) || !event.isTrusted || event.button === 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { button, ctrlKey, metaKey, shiftKey } = event;
    // A page knows where the link of the next card will be, and a call costs.
    if (link.matches('[data-reaches="true"]') && !isLive()) return void refuse('notInSight'); // guard call-in-sight
    if (!(await mayChange())) return;
    const keys = { ctrlKey: ctrlKey || button === 1, metaKey, shiftKey };
    link.dispatchEvent(new MouseEvent('click', { ...keys, bubbles: true, cancelable: true }));
  }

  return {
    /** Wraps what spends: a press sends requests only if the user can see what they press. */
    guardSpending:
      <Args extends unknown[]>(spend: (...of: Args) => void) =>
      async (...of: Args): Promise<void> => {
        if (await maySpend()) spend(...of);
      },
    /**
     * Wraps what changes what is kept, or has an effect outside the card: nothing may cover the card from the press to the
     * next frame. It asks for no half second, as a quick user presses one thing after the other. `refused` is the value if
     * nothing was done. Links need no wrapper: their presses are held here (`holdLink`).
     */
    guardChange:
      <Args extends unknown[], Value>(change: (...of: Args) => Value | Promise<Value>, refused: Value) =>
      async (...of: Args): Promise<Value> =>
        (await mayChange()) ? await change(...of) : refused,
    /** Called with whether the host has been unchanged for half a second. */
    onSure(isSure: boolean) {
      isHostSure = isSure;
      mark();
    },
  };
}

/** An older browser's entry has no `isVisible`. */
function sightOf(entry: IntersectionObserverEntry & { isVisible?: boolean }): Sight {
  if (entry.intersectionRatio < most) return 'none';
  if (entry.isVisible === undefined) return 'unknown';
  return entry.isVisible ? 'clear' : 'none'; // guard in-sight
}
