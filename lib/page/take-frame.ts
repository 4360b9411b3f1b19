const holder = 'numlens';

/**
 * The life of the one page script in this frame; null where another lives already. A script whose extension is gone has
 * ended by itself (`gone`), and another one takes its place. The mark is in the extension's own world, where the page
 * does not see it.
 */
export function takeFrame(): AbortController | null {
  const before: unknown = Reflect.get(globalThis, holder);
  if (before instanceof AbortController && !before.signal.aborted) return null;
  const life = new AbortController();
  Reflect.set(globalThis, holder, life);
  return life;
}
