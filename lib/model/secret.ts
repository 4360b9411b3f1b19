/**
 * The API key and the origins it may be sent to (SECURITY R01, R03), read only to build a request. `stamp` is another
 * with each change of key or addresses: what was asked before such a change must not be kept after it.
 */
export type Secret = { key: string; origins: string[]; stamp: string };
