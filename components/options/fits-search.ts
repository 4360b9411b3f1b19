/** Whether a text has all words of a search, whatever their case and accents; an empty search fits all. */
export function fitsSearch(text: string, search: string): boolean {
  const plain = fold(text);
  return fold(search)
    .split(/\s+/u)
    .every((word) => plain.includes(word));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
