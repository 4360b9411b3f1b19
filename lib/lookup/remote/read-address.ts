import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';

/**
 * Why a text cannot be an operation's address. `has-key`: its query holds an `api_key`, as in the documented examples;
 * `has-query`: it holds other parameters, and only the documented ones may be sent (SECURITY R18).
 */
export type AddressProblem =
  | 'empty'
  | 'too-long'
  | 'not-an-address'
  | 'not-https'
  | 'has-user-info'
  | 'has-fragment'
  | 'has-key'
  | 'has-query';

/** `base` is what requests are built on: origin and path. `origin` is what the key and the host permission go by. */
export type Address = { base: string; origin: string };

const longestAddress = 2000;

/**
 * Reads an operation's base address as a person typed it (SECURITY R04): https, or http on this very machine; no user
 * name, fragment or query. Spaces around it are ignored.
 */
export function readAddress(text: string): Result<Address, AddressProblem> {
  const typed = text.trim();
  if (typed === '') return failed('empty');
  if (typed.length > longestAddress) return failed('too-long');
  if (!/^https?:\/\/[^/\\]/i.test(typed) || /[\s\p{Cc}]/u.test(typed)) return failed('not-an-address');
  const url = URL.parse(typed);
  if (!url) return failed('not-an-address');
  if (url.username !== '' || url.password !== '') return failed('has-user-info');
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) return failed('not-https');
  if (url.hash !== '') return failed('has-fragment');
  const names = Array.from(url.searchParams.keys(), (name) => name.trim().toLowerCase());
  if (names.includes('api_key')) return failed('has-key');
  if (url.search !== '') return failed('has-query');
  return ok({ base: url.origin + url.pathname, origin: url.origin });
}

/**
 * This very machine by the two names that a Content Security Policy can state, and ours does: it has no form for `[::1]`,
 * nor for the rest of 127.0.0.0/8.
 */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
