import { messageCharacters } from '../../lib/messages/limits.ts';

/** What goes around a request's input, and more. */
const envelope = 200;

/** Whether a request's input fits into one message. What alone can be too long of settings are their sites, about 2,600 of them. */
export function fitsMessage(input: unknown): boolean {
  return JSON.stringify(input).length <= messageCharacters - envelope;
}
