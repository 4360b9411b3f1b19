/** The addresses of a typed range (`10.0.0.0/8`): the first and the last, and how many bits differ between them. */
export type AddressRange = { first: string; last: string; bits: number };

/**
 * What is wrong with a typed IP address. `above`: a part is larger than `most`. `zero`: a part starts with a zero.
 * `long`: a group has more than four digits. `gaps`: `::` is there more than once.
 */
export type AddressFault =
  | { kind: 'above'; part: string; most: number }
  | { kind: 'zero'; part: string }
  | { kind: 'long'; part: string }
  | { kind: 'gaps' };

/**
 * A number of a few digits: an emergency number in every country, in some countries, a public service's in Europe, or any
 * short number.
 */
export type ShortNumber = 'emergency' | 'emergency-somewhere' | 'public' | 'short';
