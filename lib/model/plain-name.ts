/** A name as lists order it and searches find it: small letters without accents, one space between words. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
