import { attributeOf, documentRoot, matchesSelector, parentElementOf } from '../dom/page-dom.ts';
import { pageTime } from '../dom/page-life.ts';
import type { Box } from '../dom/view.ts';
import { viewportSize } from '../dom/view.ts';

/** How long the host must be unchanged before a press in its card can send requests (ms). */
const unbrokenFor = 500;
/** Most time between two checks (ms). After a longer gap, the page may have shown something else meanwhile. */
const longestGap = 250;
/** How far the host may be from its place (px): a page's transforms move it by hundredths. */
const slack = 1;
/** Our own attributes, and those that other extensions and pages write on any element. */
const harmless = /^(?:style|popover|class|data-.*)$/;
const sides = ['left', 'top', 'width', 'height'] as const;

export type HostWatch = ReturnType<typeof watchHost>;

type WatchEvents = {
  /** The page has changed, moved or closed the host. */
  broken(): void;
  /** While it is checked in each frame: whether half a second is over. */
  sure(isSure: boolean): void;
};

/**
 * Compares a card's host with what we wrote: after each mutation and, while it is followed, in each animation frame.
 * Only its own attribute, its place in the tree, the page's zoom and the popover's state can change how it looks, as
 * all other declarations are inline and important. Custom properties of others are ignored, as nothing of ours uses
 * them.
 */
export function watchHost(host: HTMLElement, frame: HTMLElement, { broken, sure }: WatchEvents) {
  const home = parentElementOf(host);
  const drawn = getComputedStyle(host);
  const style = createOwnStyle(host);
  const calm = createCalm();
  /** Where the host has to be; null until it is written for the first time. */
  let box: Box | null = null;
  /** The next animation frame that is checked; 0 for none. */
  let ticking = 0;
  let wasSure = false;
  let isOver = false;
  const touched = new MutationObserver((records) => look(records));
  let seen: IntersectionObserver | null = null;

  function isAt(at: Box): boolean {
    const due = box ?? at;
    return sides.every((side) => Math.abs(at[side] - due[side]) <= slack);
  }

  /** Whether the host has only harmless attributes: others could name, hide or disable the card. */
  function hasOwnAttributes(): boolean {
    return Element.prototype.getAttributeNames.call(host).every((name) => harmless.test(name));
  }

  function isAsWritten(records: MutationRecord[]): boolean {
    return (
      hasOwnAttributes() && // guard host-attributes
      // A change that was undone in the same task still counts as one.
      records.every(({ attributeName, oldValue }) => attributeName !== 'style' || style.isOwn(oldValue)) &&
      style.isOwn(attributeOf(host, 'style')) && // guard host-style
      parentElementOf(host) === home &&
      matchesSelector(host, ':popover-open') &&
      isAt(frame.getBoundingClientRect()) &&
      neutral.every(([value, names]) => names.every((name) => ['', value].includes(drawn.getPropertyValue(name))))
    );
  }

  function look(records = touched.takeRecords()): boolean {
    if (isOver) return false;
    // guard host-as-written
    if (!isAsWritten(records)) {
      fail();
      return false;
    }
    calm.note();
    return true;
  }

  function tick(): void {
    if (!look()) return;
    ticking = requestAnimationFrame(tick);
    const isSure = calm.isLong();
    if (isSure !== wasSure) sure(isSure);
    wasSure = isSure;
  }

  /** Starts or ends the check in each animation frame. */
  function follow(on: boolean): void {
    if (ticking) cancelAnimationFrame(ticking);
    ticking = 0;
    wasSure = false;
    calm.restart();
    if (on) tick();
  }

  /**
   * Checks the painted place too: a page may move the host after our check in each frame, and back before the next.
   */
  function followPlace({ left, top, width, height }: Box): void {
    seen?.disconnect();
    const { width: right, height: bottom } = viewportSize();
    const rootMargin = [top, right - left - width, bottom - top - height, left]
      .map((far) => `${slack - far}px`)
      .join(' ');
    const painted = ([entry]: IntersectionObserverEntry[]): void => {
      if (entry?.isIntersecting && isAt(entry.boundingClientRect)) return void look();
      if (!isOver) fail();
    };
    seen = new IntersectionObserver(painted, { root: document, rootMargin, threshold: [0, 1] }); // guard fight-seen
    seen.observe(frame);
  }

  function fail(): void {
    end();
    broken();
  }

  function end(): void {
    isOver = true;
    follow(false);
    touched.disconnect();
    seen?.disconnect();
  }

  return {
    /** Makes a change of our own. From then on the host must stay like this, at this rectangle. */
    write(change: () => void, at: Box) {
      if (box && !look()) return;
      change();
      touched.takeRecords();
      touched.observe(host, { attributes: true, attributeOldValue: true });
      style.take();
      if (!box || !isAt(at)) calm.restart(); // guard growth-restarts
      box = at;
      followPlace(at);
    },
    follow,
    /** Whether the host has been as written for half a second. */
    isSure: (): boolean => !!ticking && look() && calm.isLong(),
    end,
  };
}

/** Tells a style attribute that says what we wrote from one that does not. Custom properties of others do not count. */
function createOwnStyle(host: HTMLElement) {
  const scratch = document.createElement('div');
  let own = '';
  /** The text that was last found to be ours. */
  let known = '';

  function declarations(text: string): string {
    scratch.style.cssText = text;
    for (const name of [...scratch.style]) if (name.startsWith('--')) scratch.style.removeProperty(name);
    return scratch.style.cssText;
  }

  return {
    /** Takes the host's present style for ours. */
    take(): void {
      known = attributeOf(host, 'style') ?? '';
      own = declarations(known);
    },
    isOwn(text: string | null): boolean {
      if (text === null || (text !== known && declarations(text) !== own)) return false;
      known = text;
      return true;
    },
  };
}

/** Measures for how long every check found the host unchanged. */
function createCalm() {
  let since = 0;
  let last = 0;
  let around = '';
  return {
    restart(): void {
      since = pageTime();
    },
    /**
     * Notes a check that found the host unchanged. The time starts again after a gap, if the page moved its window, and during
     * a view transition, which draws pictures of the page over the host.
     */
    note(): void {
      const now = pageTime();
      const before = around;
      around = `${[screenX, screenY]}`;
      if (now - last > longestGap || before !== around || isInTransition()) since = now;
      last = now;
    },
    isLong: (): boolean => last - since >= unbrokenFor,
  };
}

/**
 * Properties that could hide or move the host. Each line starts with the value that they have if nothing does so. A
 * browser returns no value for a property that it does not know.
 */
const neutral = [
  'none mask-image -webkit-mask-box-image-source clip-path filter transform translate rotate scale offset-path contain',
  'visible visibility content-visibility',
  'normal mix-blend-mode',
  'auto clip',
].map((line): [value: string, names: string[]] => {
  const [value = '', ...names] = line.split(' ');
  return [value, names];
});

const knowsTransitions = CSS.supports('selector(:active-view-transition)');

function isInTransition(): boolean {
  const root = documentRoot();
  return knowsTransitions && !!root && matchesSelector(root, ':active-view-transition');
}
