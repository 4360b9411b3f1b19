/** An IP address in words of 32 bits, the highest first: one for version 4, four for version 6. */
export type Ip =
  | { version: 4; words: readonly [number] }
  | { version: 6; words: readonly [number, number, number, number] };
