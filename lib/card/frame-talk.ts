/** What the card's frame says to the page script, on the port that came with its token. */
export type FrameSays =
  | { say: 'ready' }
  | { say: 'close' }
  | { say: 'pin'; pinned: boolean }
  /** The card was dragged by this, CSS px. */
  | { say: 'move'; x: number; y: number }
  /** Text is selected in the card, so it stays wherever the pointer goes; or no longer. */
  | { say: 'hold'; held: boolean }
  | { say: 'in' }
  | { say: 'out' };

/** What the page script says to the frame on the port: that its card is seen now, and whether the focus is for it. */
export type HostSays = { say: 'shown'; focus: boolean };

/** The one message that comes by the window: the frame's token, with the port. */
export type FrameGreeting = { token: string };

/** Reads the greeting inside the frame; null for anything else: every window may post to it. */
export function readGreeting(message: unknown): FrameGreeting | null {
  if (typeof message !== 'object' || message === null || !('token' in message)) return null;
  const { token } = message;
  return typeof token === 'string' && /^[\w-]{16,64}$/.test(token) ? { token } : null;
}
