/** Returns an object of which each value is made when it is first asked for, and then kept. */
export function lazily<Made extends object>(makers: { [Name in keyof Made]: () => Made[Name] }): Made {
  const made: Made = Object.create(Object.prototype);
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    Object.defineProperty(made, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make();
        Object.defineProperty(made, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return made;
}
