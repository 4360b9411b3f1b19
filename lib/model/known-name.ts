/**
 * A name for a number that comes neither from the service nor from the built-in data: the person's own contacts, or what
 * a page publishes of itself (schema.org, hCard). `host` is the page's; `at` is null where the page is the one that the
 * card stands on, else when it said so (ms since 1970) and was remembered.
 */
export type KnownName =
  | { from: 'contacts'; name: string }
  | { from: 'page'; name: string; host: string; at: number | null };
