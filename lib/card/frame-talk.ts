/** What the card's frame says to the page script, on the port that came with its token. */
export type FrameSays =
  | { say: 'ready' }
  | { say: 'close' }
  | { say: 'pin'; pinned: boolean }
  | { say: 'in' }
  | { say: 'out' };

/** What the page script says to the frame on the port: that its card is seen now. */
export type HostSays = { say: 'shown' };

/** The one message that comes by the window: the frame's token, with the port. */
export type FrameGreeting = { token: string };

/** Reads what came on the port; null for anything else. */
export function readFrameSays(message: unknown): FrameSays | null {
  if (typeof message !== 'object' || message === null || !('say' in message)) return null;
  const { say } = message;
  if (say === 'pin')
    return 'pinned' in message && typeof message.pinned === 'boolean' ? { say, pinned: message.pinned } : null;
  return say === 'ready' || say === 'close' || say === 'in' || say === 'out' ? { say } : null;
}

/** Reads the greeting inside the frame; null for anything else: every window may post to it. */
export function readGreeting(message: unknown): FrameGreeting | null {
  if (typeof message !== 'object' || message === null || !('token' in message)) return null;
  const { token } = message;
  return typeof token === 'string' && /^[\w-]{16,64}$/.test(token) ? { token } : null;
}
