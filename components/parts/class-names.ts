/** Returns the classes of an element: those that it always has, and those whose condition holds. */
export function classNames(always: string, when: Record<string, unknown>): string {
  return [always, ...Object.keys(when).filter((name) => when[name])].join(' ').trim();
}
