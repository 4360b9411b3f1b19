import type { FrameSays, HostSays } from '../../model/page/frame-talk.ts';
import {
  documentRoot,
  elementsOfDocument,
  focusSoon,
  fullscreenRoot,
  holdsNode,
  isConnectedNode,
} from '../dom/page-dom.ts';
import type { Box } from '../dom/view.ts';
import { viewportSize } from '../dom/view.ts';
import { delays } from './card-state.ts';
import type { HostWatch } from './host-watch.ts';
import { watchHost } from './host-watch.ts';
import { grown, insideViewport } from './placement.ts';

/** Where the card's page is, and the origin that its frame has. */
export type CardPage = { url: string; origin: string };

export type CardHost = {
  /** Where the card is in the viewport, px. */
  readonly box: Box;
  /** Shows the card, and moves the focus into it where that is wanted. */
  show(focus: boolean): void;
  /** Gives the card another height, px, away from its number. A press may spend only half a second later. */
  grow(height: number, number: Box): void;
  /** Moves the card by this, px, as far as the viewport goes. */
  move(x: number, y: number): void;
  /** Whether a person could see it: the page may have removed it, or closed the dialog that it stands in. */
  isThere(): boolean;
  /** Removes the card and all that belongs to it. */
  close(): void;
};

/** What the frame says. The host is gone on `failed`, when it cannot work here, and on `fought`, when the page took it away. */
export type Heard = Exclude<FrameSays, { say: 'watch' | 'press' }> | { say: 'failed' | 'fought' };

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
  if (!home) return null;
  const host = document.createElement('div');
  const frame = makeFrame(page.url);
  const { port1: port, port2: framePort } = new MessageChannel();
  let timer = setTimeout(end, delays.load);
  let greeted = false;
  let shown = false;
  let closed = false;
  // A page that makes the card see-through or moves it could have the person press what they do not see (SECURITY R31, R57).
  let watch: HostWatch | null = null;

  const say = (said: HostSays) => port.postMessage(said);

  function close(): void {
    closed = true;
    clearTimeout(timer);
    port.close();
    watch?.end();
    // A page that kept the host could put it back, with a card's frame in it.
    frame.remove(); // guard R24 frame-removed
    host.remove(); // guard R24 host-removed
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
    if (said.say === 'watch') return watch?.follow(said.on);
    if (said.say === 'press') return afterNextFrame(() => say({ say: 'pressed', sure: watch?.isSure() ?? false }));
    if (said.say === 'ready') clearTimeout(timer);
    heard(said);
  };
  box = insideViewport(box, viewportSize());
  style(host, { ...bare, ...box });
  host.popover = 'manual';
  host.attachShadow({ mode: 'closed' }).append(frame); // guard R10 closed-shadow
  home.append(host);
  // The page's zoom would move and stretch it.
  style(host, { zoom: `${1 / home.currentCSSZoom}` });
  // Not called from here: the page hears of it at once, and its profiler would name whose script is calling (SECURITY R59).
  Promise.resolve()
    .then(host.showPopover.bind(host, undefined)) // guard R59 bound-popover
    .catch(() => {
      // It was closed at once.
    });
  watch = watchHost(host, frame, { broken: () => end('fought'), sure: (isSure) => say({ say: 'sure', isSure }) });
  watch.write(() => {}, box);
  return {
    get box() {
      return box;
    },
    show(focus) {
      shown = true;
      watch?.write(() => style(host, { opacity: '1', 'pointer-events': 'auto' }), box);
      if (focus) focusSoon(frame);
      say({ say: 'shown', focus });
    },
    grow(height, number) {
      box = grown(box, { number, height, viewport: viewportSize() });
      watch?.write(() => style(host, box), box);
    },
    move(x, y) {
      box = insideViewport({ ...box, left: box.left + x, top: box.top + y }, viewportSize());
      watch?.write(() => style(host, box), box);
    },
    isThere: () => shown && isConnectedNode(host) && host.checkVisibility(),
    close,
  };
}

/** Nothing of the page's styles reaches host and frame. */
const bare = {
  // The browser's own rule takes a popover that is closed away: a page could mask what is left of it then (SECURITY R57).
  ...{ all: 'initial', display: 'revert', position: 'fixed', inset: 'auto', background: 'none' },
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
  frame.src = url; // guard R59 no-features
  style(frame, framed);
  return frame;
}

/** Each declaration is made important; a number is a length in px. */
function style(element: HTMLElement, rules: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(rules)) {
    element.style.setProperty(name, typeof value === 'number' ? `${value}px` : value, 'important');
  }
}

/** Elements that cannot show children. */
const childless = /^(?:video|audio|img|canvas|iframe|object|embed|svg)$/;

function homeOfCard(): Element | null {
  const fullscreen = fullscreenRoot();
  const dialog = elementsOfDocument('dialog:modal').at(-1) ?? null;
  if (!fullscreen) return dialog ?? documentRoot();
  if (dialog && holdsNode(fullscreen, dialog)) return dialog;
  return childless.test(fullscreen.localName) ? null : fullscreen;
}

/** By then the browser has told the card's frame what is over it. */
function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
