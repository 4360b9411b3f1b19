const marks = /\p{M}/gu;
const plainWord = /^[a-z]*$/;

/** Returns a word in lower case without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plainWord.test(lower)) return lower;
  return lower.normalize('NFD').replace(marks, '').normalize('NFC');
}
