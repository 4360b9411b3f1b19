import type { FrameSays, HostSays } from '../../lib/card/frame-talk.ts';

export type Talk = { say: (message: FrameSays) => void };

type TalkOptions = { onShown: () => void; until: AbortSignal };

/**
 * Talks to the page script over its port. Says when the person comes into the card and leaves it, with the pointer or
 * with the keyboard's focus, asks to be closed on Escape, and hears when the card is seen.
 */
export function talkToPage(port: MessagePort, { onShown, until }: TalkOptions): Talk {
  const say = (message: FrameSays) => port.postMessage(message);
  const options = { signal: until };
  const root = document.documentElement;
  let hasPointer = false;
  let isInside = false;

  function tell(): void {
    // A button that was clicked keeps the focus when the pointer has gone: only the keyboard's focus holds the card.
    const hasFocus = document.hasFocus() && document.querySelector(':focus-visible') !== null;
    if (isInside === (hasPointer || hasFocus)) return;
    isInside = !isInside;
    say({ say: isInside ? 'in' : 'out' });
  }

  function point(isHere: boolean): void {
    hasPointer = isHere;
    tell();
  }

  root.addEventListener('pointerenter', () => point(true), options);
  root.addEventListener('pointerleave', () => point(false), options);
  addEventListener('focusin', tell, options);
  addEventListener('blur', tell, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && say({ say: 'close' }), options);
  port.addEventListener('message', ({ data }: MessageEvent<HostSays>) => data.say === 'shown' && onShown(), options);
  port.start();
  until.addEventListener('abort', () => port.close(), { once: true });
  return { say };
}
