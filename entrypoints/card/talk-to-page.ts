import type { FrameSays, HostSays } from '../../lib/model/page/frame-talk.ts';

export type Talk = {
  say: (message: FrameSays) => void;
  /** Asks the page script whether the card's host is as it should be; false where no answer comes. */
  isSure: () => Promise<boolean>;
};

type TalkOptions = { onShown: () => void; onSure: (isSure: boolean) => void; until: AbortSignal };

/** How long a page that is busy has to answer, ms. */
const patience = 1_000;

/**
 * Talks to the page script over its port. Says when the person comes into the card and leaves it, with the pointer or
 * with the keyboard's focus, and while text is selected or a choice is made in it; asks to be closed on Escape; hears
 * when the card is seen, and takes the focus where it was opened by the keyboard.
 */
export function talkToPage(port: MessagePort, { onShown, onSure, until }: TalkOptions): Talk {
  const say = (message: FrameSays) => port.postMessage(message);
  const options = { signal: until };
  const root = document.documentElement;
  let hasPointer = false;
  let isInside = false;
  let isHeld = false;
  let answer: (isSure: boolean) => void = () => {};

  function tell(): void {
    // A button that was clicked keeps the focus when the pointer has gone: only the keyboard's focus holds the card.
    const hasFocus = document.hasFocus() && document.querySelector(':focus-visible') !== null;
    if (isInside !== (hasPointer || hasFocus)) {
      isInside = !isInside;
      say({ say: isInside ? 'in' : 'out' });
    }
    // What is selected is on its way to be copied, also while the pointer that selects it is outside; and a list of choices
    // reaches beyond the frame.
    const isChoosing = document.querySelector('select:focus') !== null;
    const held = document.hasFocus() && (isChoosing || getSelection()?.isCollapsed === false);
    if (isHeld === held) return;
    isHeld = held;
    say({ say: 'hold', held });
  }

  function point(isHere: boolean): void {
    hasPointer = isHere;
    tell();
  }

  function hear(said: HostSays): void {
    if (said.say === 'sure') return void onSure(said.isSure);
    if (said.say === 'pressed') return void answer(said.sure);
    if (said.focus) {
      takeFocus();
      // The browser gives the frame the focus in its own time, and may take it from the article then.
      addEventListener('focus', takeFocus, options);
    }
    onShown();
  }

  function isSure(): Promise<boolean> {
    return new Promise((resolve) => {
      answer(false);
      answer = resolve;
      setTimeout(resolve, patience, false);
      say({ say: 'press' });
    });
  }

  root.addEventListener('pointerenter', () => point(true), options);
  root.addEventListener('pointerleave', () => point(false), options);
  addEventListener('focusin', tell, options);
  addEventListener('blur', tell, options);
  document.addEventListener('selectionchange', tell, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && say({ say: 'close' }), options);
  port.addEventListener('message', ({ data }: MessageEvent<HostSays>) => hear(data), options);
  port.start();
  until.addEventListener('abort', () => port.close(), { once: true });
  return { say, isSure };
}

/** The article is read out by its name and what it says; Tab goes on from its beginning. */
function takeFocus(): void {
  const article = document.querySelector('article');
  if (!article || document.activeElement !== document.body) return;
  article.tabIndex = -1;
  article.focus({ preventScroll: true });
}
