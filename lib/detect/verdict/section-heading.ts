const heading = /^[ \t]*\d{1,2}(?:\.\d{1,2}){0,4}\.?[ \t]+\p{L}/u;

/**
 * Is the quad the number of a heading? It begins its line, words follow it, its parts are small, and a line near it is
 * numbered in the same way: a table of contents.
 */
export function isSectionHeading(plain: string, start: number, end: number): boolean {
  const lineStart = plain.lastIndexOf('\n', start - 1) + 1;
  if (plain.slice(lineStart, start).trim() !== '') return false;
  if (!/^[ \t]+\p{L}/u.test(plain.slice(end, end + 8))) return false;
  if (
    plain
      .slice(start, end)
      .split('.')
      .some((part) => Number(part) > 40)
  )
    return false;
  const above =
    plain
      .slice(Math.max(0, lineStart - 200), Math.max(0, lineStart - 1))
      .split('\n')
      .at(-1) ?? '';
  const lineEnd = plain.indexOf('\n', end);
  const below = lineEnd === -1 ? '' : (plain.slice(lineEnd + 1, lineEnd + 200).split('\n')[0] ?? '');
  return heading.test(above) || heading.test(below);
}
