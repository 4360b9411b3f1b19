import type { FrameSays, HostSays } from '../../lib/model/page/frame-talk.ts';

type TalkOptions = {
  onShown: () => void;
  onSure: (isSure: boolean) => void;
  /** Returns what gets the focus; null for the article. */
  first: () => HTMLElement | null;
  until: AbortSignal;
};

/** How long a busy page has time to reply (ms). */
const patience = 1_000;

/**
 * Talks to the page script over its port. It reports when the user enters and leaves the card, by pointer or keyboard
 * focus, and while text is selected or a list of choices is open. It requests to be closed on Esc. It learns when the
 * card is visible, and takes the focus if the card was opened by keyboard.
 */
export function talkToPage(port: MessagePort, { onShown, onSure, first, until }: TalkOptions) {
  const options = { signal: until };
  const root = document.documentElement;
  let hasPointer = false;
  /** Where the pointer is on the screen, and where it was when the card's size changed. */
  let at = '';
  let resizedAt: string | null = null;
  let isInside = false;
  let isHeld = false;
  let answer: (isSure: boolean) => void = () => {};

  function say(message: FrameSays): void {
    if (message.say === 'grow') resizedAt = at;
    port.postMessage(message);
  }

  function tell(still = false): void {
    // A clicked button keeps the focus after the pointer left, so only a focus from the keyboard keeps the card open.
    const hasFocus = document.hasFocus() && document.querySelector(':focus-visible') !== null;
    if (isInside !== (hasPointer || hasFocus)) {
      isInside = !isInside;
      say(isInside ? { say: 'in' } : { say: 'out', still });
    }
    // A selection is probably about to be copied, also while the pointer is outside; a list of choices extends outside the
    // frame.
    const isChoosing = document.querySelector('select:focus') !== null;
    const held = document.hasFocus() && (isChoosing || getSelection()?.isCollapsed === false);
    if (isHeld === held) return;
    isHeld = held;
    say({ say: 'hold', held });
  }

  function point(isHere: boolean, { screenX, screenY }: PointerEvent): void {
    at = `${screenX},${screenY}`;
    if (hasPointer === isHere) return;
    hasPointer = isHere;
    tell(at === resizedAt);
  }

  function takeFocus(): void {
    if (document.activeElement !== document.body) return;
    const target = first() ?? focusable(document.querySelector('article'));
    target?.focus({ preventScroll: true });
  }

  function hear(said: HostSays): void {
    if (said.say === 'sure') return void onSure(said.isSure);
    if (said.say === 'pressed') return void answer(said.sure);
    if (said.focus) {
      takeFocus();
      // The browser focuses the frame later, and may then take the focus from the article.
      addEventListener('focus', takeFocus, options);
    }
    onShown();
  }

  /** Asks the page script whether the card's host is unchanged; false if no reply comes. */
  function isSure(): Promise<boolean> {
    return new Promise((resolve) => {
      answer(false);
      answer = resolve;
      setTimeout(resolve, patience, false);
      say({ say: 'press' });
    });
  }

  // A finger comes and goes with each tap, which does not count as leaving the card.
  const follow = (isHere: boolean) => (event: PointerEvent) => event.pointerType === 'touch' || point(isHere, event);
  root.addEventListener('pointerenter', follow(true), options);
  root.addEventListener('pointermove', follow(true), options);
  root.addEventListener('pointerleave', follow(false), options);
  addEventListener('focusin', () => tell(), options);
  addEventListener('blur', () => tell(), options);
  document.addEventListener('selectionchange', () => tell(), options);
  // An Esc that ends an input method's composition is not for the card, nor is one that is still held after it left
  // fullscreen or closed a menu.
  const press = ({ key, isComposing, repeat }: KeyboardEvent) =>
    key === 'Escape' && !isComposing && !repeat && say({ say: 'close' });
  addEventListener('keydown', press, options);
  port.addEventListener('message', ({ data }: MessageEvent<HostSays>) => hear(data), options);
  port.start();
  until.addEventListener('abort', () => port.close(), { once: true });
  return { say, isSure };
}

/** The article can have the focus: it is read out with its name and content, and Tab continues from its start. */
function focusable(article: HTMLElement | null): HTMLElement | null {
  if (article) article.tabIndex = -1;
  return article;
}
