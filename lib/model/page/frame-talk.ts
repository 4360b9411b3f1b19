/** The messages from the card's frame to the page script, on the port that came with its token. */
export type FrameSays =
  | { say: 'ready' }
  | { say: 'close' }
  | { say: 'pin'; pinned: boolean }
  /** The card was dragged by this distance (CSS px). */
  | { say: 'move'; x: number; y: number }
  /** The card's content needs this height (CSS px), which depends on its kind and the user's choice alone. */
  | { say: 'grow'; height: number }
  /** Go to the next (1) or previous (-1) place of the card's number on the page. */
  | { say: 'walk'; by: 1 | -1 }
  /** Text in the card is selected (or no longer): while it is, the card stays open wherever the pointer is. */
  | { say: 'hold'; held: boolean }
  /**
   * The card is in view (or no longer): while it is, its host is checked in each animation frame, as a press may send
   * requests.
   */
  | { say: 'watch'; on: boolean }
  /** A press is about to send requests: is the host unchanged? `pressed` answers. */
  | { say: 'press' }
  | { say: 'in' }
  /** `still`: the pointer is outside without having moved, as the card's size has changed. */
  | { say: 'out'; still?: boolean | undefined };

/** The messages from the page script to the card's frame. */
export type HostSays =
  /** The card is visible now. `focus`: it gets the focus. */
  | { say: 'shown'; focus: boolean }
  /** Whether the host has been unchanged for half a second. */
  | { say: 'sure'; isSure: boolean }
  | { say: 'pressed'; sure: boolean };

/** The one message that comes through the window: the frame's token, with the port. */
export type FrameGreeting = { token: string };

/** Reads the greeting inside the frame; null for anything else, as every window may post messages to it. */
export function readGreeting(message: unknown): FrameGreeting | null {
  if (typeof message !== 'object' || message === null || !('token' in message)) return null;
  const { token } = message;
  return typeof token === 'string' && /^[\w-]{16,64}$/.test(token) ? { token } : null;
}
