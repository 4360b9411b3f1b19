import type { FrameSays, HostSays } from '../../model/page/frame-talk.ts';
import { fileSite } from '../../model/settings/site.ts';
import {
  documentRoot,
  elementsOfDocument,
  focusSoon,
  fullscreenRoot,
  holdsNode,
  isConnectedNode,
  siteHere,
} from '../dom/page-dom.ts';
import type { Box } from '../dom/view.ts';
import { viewportSize } from '../dom/view.ts';

import type { HostWatch } from './host-watch.ts';
import { watchHost } from './host-watch.ts';
import { grown, insideViewport } from './placement.ts';

/** A frame that has not loaded after this time is removed (ms). */
export const loadTimeout = 10_000;
/**
 * A loaded frame that is not ready after this time never will be. It is not visible until then, so waiting costs nothing
 * (ms; docs/decisions/0002-patience-with-a-slow-frame.md).
 */
export const readyTimeout = 5_000;

/** The address of the card's page, and the origin of its frame. */
export type CardPage = { url: string; origin: string };

export type CardHost = NonNullable<ReturnType<typeof createCardHost>>;

/**
 * A message of the card's frame, or a last one of the host itself: `failed` if the card can't work here, `fought` if the
 * page removed or changed the host.
 */
export type HostEvent = Exclude<FrameSays, { say: 'watch' | 'press' }> | { say: 'failed' | 'fought' };

export type CardHostOptions = {
  page: CardPage;
  token: string;
  /** Its rectangle in the viewport. */
  box: Box;
  onEvent(said: HostEvent): void;
};

/**
 * Makes a card's frame, not visible yet. It is in the closed shadow root of a popover, which is in the topmost modal
 * dialog, in the fullscreen element, or at the document's root. Null if no place can contain it, as in a sandboxed
 * document. The frame gets its token once it has loaded, in a message for the extension's origin, so the page can't
 * receive it.
 */
export function createCardHost({ page, token, box, onEvent }: CardHostOptions) {
  const home = homeOfCard();
  // The sandbox of a document without an origin of its own is also the card's, which then never works.
  if (!home || (globalThis.origin === 'null' && siteHere() !== fileSite)) return null;
  const host = document.createElement('div');
  const frame = makeFrame();
  const { port1: port, port2: framePort } = new MessageChannel();
  let timer = setTimeout(end, loadTimeout);
  let placed = insideViewport(box, viewportSize());
  let greeted = false;
  let shown = false;
  let closed = false;
  // A page that hides or moves the card could make the user press what they can't see (guard host-as-written).
  let watch: HostWatch | null = null;

  const tellFrame = (said: HostSays) => port.postMessage(said);

  function close(): void {
    closed = true;
    clearTimeout(timer);
    port.close();
    watch?.end();
    // A page that kept the host could put it back, with the card's frame in it.
    frame.remove(); // guard frame-removed
    host.remove(); // guard host-removed
  }

  function end(reason: 'failed' | 'fought' = 'failed'): void {
    close();
    onEvent({ say: reason });
  }

  function place(next: Box): void {
    placed = next;
    watch?.write(() => style(host, placed), placed);
  }

  /** Gives the loaded frame its token and its end of the port, once. */
  function greetFrame(): void {
    // Firefox also calls `onload` for the empty document that each frame starts with.
    if (closed || (!greeted && isEmpty(frame))) return;
    // The token is used: the page moved the host, so the frame loaded again.
    if (greeted) {
      end('fought');
      return;
    }
    greeted = true;
    clearTimeout(timer);
    timer = setTimeout(end, readyTimeout);
    frame.contentWindow?.postMessage({ token }, page.origin, [framePort]);
  }

  // Only the card's own frame has the other end of the port, so its messages need no further proof.
  function hearFrame({ data: said }: MessageEvent<FrameSays>): void {
    if (closed) return;
    switch (said.say) {
      case 'watch':
        watch?.follow(said.on);
        break;
      case 'press':
        afterNextFrame(() => tellFrame({ say: 'pressed', sure: watch?.isSure() ?? false }));
        break;
      case 'ready':
        clearTimeout(timer);
        onEvent(said);
        break;
      default:
        onEvent(said);
    }
  }

  frame.onload = greetFrame;
  port.onmessage = hearFrame;
  style(host, { ...bare, ...placed });
  host.popover = 'manual';
  host.attachShadow({ mode: 'closed' }).append(frame); // guard closed-shadow
  home.append(host);
  frame.contentWindow?.location.replace(page.url); // guard no-address
  // The page's zoom would move and stretch it.
  style(host, { zoom: `${1 / home.currentCSSZoom}` });
  // Not called directly: the page gets an event at once, and its profiler would name the script that calls.
  Promise.resolve()
    .then(host.showPopover.bind(host, undefined)) // guard bound-popover
    .catch(() => {
      // The host was already closed: there is nothing to show.
    });
  watch = watchHost(host, frame, { broken: () => end('fought'), sure: (isSure) => tellFrame({ say: 'sure', isSure }) });
  watch.write(() => {}, placed);
  return {
    /** The card's rectangle in the viewport (px). */
    get box(): Box {
      return placed;
    },
    /** Shows the card; with `focus` moves the focus into it. */
    show(focus: boolean) {
      shown = true;
      watch?.write(() => style(host, { opacity: '1', 'pointer-events': 'auto' }), placed);
      if (focus) focusSoon(frame);
      tellFrame({ say: 'shown', focus });
    },
    /**
     * Gives the card another height (px); it grows away from its number. For half a second after it, a press sends no
     * requests.
     */
    grow(height: number, number: Box) {
      place(grown(placed, { number, height, viewport: viewportSize() }));
    },
    /** Moves the card by a distance (px), as far as the viewport allows. */
    move(x: number, y: number) {
      place(insideViewport({ ...placed, left: placed.left + x, top: placed.top + y }, viewportSize()));
    },
    /** Whether the user can see it: the page may have removed it, or closed the dialog that it is in. */
    isVisible: () => shown && isConnectedNode(host) && host.checkVisibility(),
    /** Removes the card and all that belongs to it. */
    close,
  };
}

/** The host's style. The page's styles do not reach host and frame. */
const bare = {
  all: 'initial',
  // The browser's own rule hides a closed popover; otherwise a page could mask what is left of it.
  display: 'revert',
  position: 'fixed',
  inset: 'auto',
  background: 'none',
  opacity: '0',
  'pointer-events': 'none',
};
/** The frame's style. Its ring is visible on dark pages and on light ones. */
const framed = {
  all: 'initial',
  display: 'block',
  width: '100%',
  height: '100%',
  'border-radius': '12px',
  'color-scheme': 'normal',
  'box-shadow': '0 0 0 1px rgb(128 128 128 / 60%), 0 8px 28px rgb(0 0 0 / 26%)',
};

/** Makes a frame without `src` and `allow`: Chromium tells pages of both, in reports on long tasks and on policies. */
function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Without it a page with COEP refuses the frame. Firefox does not have it.
  if ('credentialless' in frame) frame.credentialless = true;
  style(frame, framed); // guard no-features
  return frame;
}

function isEmpty({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument?.URL === 'about:blank';
}

/** Sets each declaration as important; a number is a length in px. */
function style(element: HTMLElement, rules: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(rules)) {
    element.style.setProperty(name, typeof value === 'number' ? `${value}px` : value, 'important');
  }
}

/** Elements that can't show children. */
const childless = /^(?:video|audio|img|canvas|iframe|object|embed|svg)$/;

function homeOfCard(): Element | null {
  const fullscreen = fullscreenRoot();
  const dialog = elementsOfDocument('dialog:modal').at(-1) ?? null;
  if (!fullscreen) return dialog ?? documentRoot();
  if (dialog && holdsNode(fullscreen, dialog)) return dialog;
  return childless.test(fullscreen.localName) ? null : fullscreen;
}

/** Calls `run` two frames later: the browser has then told the card's frame whether something covers it. */
function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
