/** Scripts that join words, by the parts of a text that are searched together. `other`: Georgian, Amharic, Vietnamese. */
export type Script = 'hebrew' | 'arabic' | 'indian' | 'southeast' | 'other' | 'signs' | 'eastern';

/** The first and the last code of each block. Vietnamese letters with two accents are in the block of `other`. */
export const blocks: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0x590, 0x5ff, 'hebrew'],
  [0x600, 0x8ff, 'arabic'],
  [0x900, 0xdff, 'indian'],
  [0xe00, 0x109f, 'southeast'],
  [0x10a0, 0x177f, 'other'],
  [0x1780, 0x17ff, 'southeast'],
  [0x1800, 0x1fff, 'other'],
  [0x2121, 0x2706, 'signs'],
  [0x2e80, 0xd7ff, 'eastern'],
  [0xd83d, 0xd83d, 'signs'],
  [0xf900, 0xfaff, 'eastern'],
];

/** Returns the script of the block that a UTF-16 unit is in, null if it is in none. */
export function scriptOf(code: number): Script | null {
  return blocks.find(([first, last]) => code >= first && code <= last)?.[2] ?? null;
}
