import type { Box } from '../page/box.ts';
import { documentRoot, elementsOfDocument, fullscreenRoot, holdsNode, isConnectedNode } from '../page/page-dom.ts';
import { viewportSize } from '../page/viewport-size.ts';
import { delays } from './delays.ts';
import type { FrameSays, HostSays } from './frame-talk.ts';
import { insideViewport } from './placement.ts';

/** Where the card's page is, and the origin that its frame has. */
export type CardPage = { url: string; origin: string };

export type CardHost = {
  /** Where the card was placed in the viewport, px. */
  box: Box;
  /** Shows the card, and moves the focus into it where that is wanted. */
  show(focus: boolean): void;
  /** Moves the card by this, px, as far as the viewport goes. */
  move(x: number, y: number): void;
  /** Whether a person could see it: the page may have removed it, or closed the dialog that it stands in. */
  isThere(): boolean;
  /** Removes the card and all that belongs to it. */
  close(): void;
};

/** What the frame says. The host is gone on `failed`, when it cannot work here, and on `fought`, when the page took it away. */
export type Heard = FrameSays | { say: 'failed' | 'fought' };

export type CardHostOptions = {
  page: CardPage;
  token: string;
  /** Its rectangle in the viewport. */
  box: Box;
  heard(said: Heard): void;
};

/**
 * Makes a card's frame, unseen: in a closed shadow root of a popover in the topmost modal dialog, in the fullscreen
 * element, or at the root. Null where there is no place that could hold it. The frame gets its token after it loaded, by
 * a message that names the extension's origin, so the page hears nothing.
 */
export function createCardHost({ page, token, box, heard }: CardHostOptions): CardHost | null {
  const home = homeOfCard();
  if (home === null) return null;
  const host = document.createElement('div');
  const frame = makeFrame(page.url);
  const { port1: port, port2: framePort } = new MessageChannel();
  let timer = setTimeout(end, delays.load);
  let greeted = false;
  let shown = false;
  let closed = false;
  // A page that makes the card see-through could have the person press what they do not see (SECURITY R31).
  const touched = new MutationObserver(() => isVeiled(host, shown) && end('fought'));
  // It stands inside the viewport, so it is out of sight only where the page removed or hid it.
  const seen = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || end('fought'));

  function place(): void {
    box = insideViewport(box, viewportSize());
    style(host, box);
  }

  function close(): void {
    closed = true;
    clearTimeout(timer);
    port.close();
    touched.disconnect();
    seen.disconnect();
    host.remove();
  }

  function end(say: 'failed' | 'fought' = 'failed'): void {
    close();
    heard({ say });
  }

  frame.onload = () => {
    if (closed) return;
    // Its token is used: the page moved the host, so the frame was loaded anew.
    if (greeted) return end('fought');
    greeted = true;
    clearTimeout(timer);
    timer = setTimeout(end, delays.ready);
    frame.contentWindow?.postMessage({ token }, page.origin, [framePort]);
  };
  // Only the card's own frame has the other end, so what comes is proof enough.
  port.onmessage = ({ data: said }: MessageEvent<FrameSays>) => {
    if (closed) return;
    if (said.say === 'ready') clearTimeout(timer);
    heard(said);
  };
  style(host, bare);
  place();
  host.popover = 'manual';
  host.attachShadow({ mode: 'closed' }).append(frame);
  home.append(host);
  // The page's zoom would move and stretch it.
  style(host, { zoom: `${1 / host.currentCSSZoom}` });
  host.showPopover();
  touched.observe(host, { attributes: true });
  seen.observe(host);
  return {
    box,
    show(focus) {
      shown = true;
      style(host, { opacity: '1', 'pointer-events': 'auto' });
      if (focus) frame.focus({ preventScroll: true });
      const said: HostSays = { say: 'shown', focus };
      port.postMessage(said);
    },
    move(x, y) {
      box = { ...box, left: box.left + x, top: box.top + y };
      place();
    },
    isThere: () => shown && isConnectedNode(host) && host.checkVisibility(),
    close,
  };
}

/** Nothing of the page's styles reaches host and frame. */
const bare = {
  ...{ all: 'initial', display: 'block', position: 'fixed', inset: 'auto', background: 'none' },
  ...{ opacity: '0', 'pointer-events': 'none' },
};
/** The ring is to be seen on dark pages and on light ones. */
const framed = {
  ...{ all: 'initial', display: 'block', width: '100%', height: '100%', 'border-radius': '12px' },
  ...{ 'color-scheme': 'normal', 'box-shadow': '0 0 0 1px rgb(128 128 128 / 60%), 0 8px 28px rgb(0 0 0 / 26%)' },
};

function makeFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Without it a page with COEP refuses the frame; Firefox does not know it (DESIGN).
  if ('credentialless' in frame) frame.credentialless = true;
  // For any origin: Chrome's address of the frame is another one each time, and not the one that it ends up with.
  frame.allow = 'clipboard-write *';
  frame.src = url;
  style(frame, framed);
  return frame;
}

/** Each declaration is made important; a number is a length in px. */
function style(element: HTMLElement, rules: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(rules)) {
    element.style.setProperty(name, typeof value === 'number' ? `${value}px` : value, 'important');
  }
}

/** Whether the page has put something on the host that hides it; the frame cannot see all of it. */
function isVeiled(host: Element, shown: boolean): boolean {
  const { maskImage, clipPath, filter, mixBlendMode, opacity } = getComputedStyle(host);
  return `${[maskImage, clipPath, filter, mixBlendMode]}` !== 'none,none,none,normal' || (shown && opacity !== '1');
}

/** Elements that cannot show children. */
const childless = /^(?:video|audio|img|canvas|iframe|object|embed|svg)$/;

function homeOfCard(): Element | null {
  const fullscreen = fullscreenRoot();
  const dialog = elementsOfDocument('dialog:modal').at(-1) ?? null;
  if (fullscreen === null) return dialog ?? documentRoot();
  if (dialog !== null && holdsNode(fullscreen, dialog)) return dialog;
  return childless.test(fullscreen.localName) ? null : fullscreen;
}
