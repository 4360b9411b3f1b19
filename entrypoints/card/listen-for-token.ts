import { readGreeting } from '../../lib/model/page/frame-talk.ts';

/** A token that the page script posted, with the port over which the card talks to it. */
export type TokenOffer = { token: string; port: MessagePort };

/**
 * Calls `onToken` for each message that brings a token and a port, until `until` aborts. Anybody may post here, the page
 * included: whether a token is good is the background's to say.
 */
export function listenForToken(onToken: (offer: TokenOffer) => void, until: AbortSignal): void {
  addEventListener(
    'message',
    ({ data, ports: [port] }: MessageEvent<unknown>) => {
      const greeting = readGreeting(data);
      if (greeting && port) onToken({ token: greeting.token, port });
    },
    { signal: until },
  );
}
