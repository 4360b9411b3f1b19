import { readGreeting } from '../../lib/model/page/frame-talk.ts';

/** A token that the page script posted, with the port over which the card talks to it. */
export type TokenOffer = { token: string; port: MessagePort };

/**
 * Calls `onToken` for each message with a token and a port, until `until` aborts. Anyone can post here, also the page;
 * the background decides whether a token is accepted.
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
