import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';

/**
 * Why a text can't be an operation's address. `has-key`: its query contains an `api_key`, as in the documented
 * examples. `has-query`: it contains other parameters, but only documented ones may be sent.
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

/**
 * `base` (origin and path) is what requests are built on. `origin` is what the key and the host permission belong to.
 */
export type ServiceAddress = { base: string; origin: string };

const longestAddress = 2000;

/**
 * Reads an operation's base address as the user typed it: https, or http on this machine; no user name, fragment or
 * query. Spaces around it are ignored.
 */
export function readAddress(text: string): Result<ServiceAddress, AddressProblem> {
  const typed = text.trim();
  if (typed === '') return failed('empty');
  if (typed.length > longestAddress) return failed('too-long');
  if (!/^https?:\/\/[^/\\]/i.test(typed) || /[\s\p{Cc}]/u.test(typed)) return failed('not-an-address');
  const url = URL.parse(typed);
  if (!url) return failed('not-an-address');
  if (url.username !== '' || url.password !== '') return failed('has-user-info'); // guard no-user-info
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) return failed('not-https'); // guard https-only
  if (url.hash !== '') return failed('has-fragment');
  const names = Array.from(url.searchParams.keys(), (name) => name.trim().toLowerCase());
  if (names.includes('api_key')) return failed('has-key');
  if (url.search !== '') return failed('has-query'); // guard no-own-query
  return ok({ base: url.origin + url.pathname, origin: url.origin });
}

/**
 * Returns whether a host is this machine, by the two names that our Content Security Policy can list. It has no syntax
 * for `[::1]` or the rest of 127.0.0.0/8.
 */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
