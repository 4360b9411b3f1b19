/**
 * Returns a function that makes objects of one shape, of which each value is made when it is first asked for, and then kept.
 * The shape is shared: a list makes thousands, and asks each for a few values.
 */
export function lazyShape<Made extends object>(): (makers: { [Name in keyof Made]: () => Made[Name] }) => Made {
  let shape: object | null = null;
  return (makers) => {
    shape ??= shapeOf(Object.keys(makers));
    return Object.create(shape, { makers: { value: makers } });
  };
}

type Lazy = { makers: Record<string, () => unknown> };

function shapeOf(names: readonly string[]): object {
  const shape = {};
  for (const name of names) {
    Object.defineProperty(shape, name, {
      enumerable: true,
      get(this: Lazy) {
        const value = this.makers[name]?.();
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return shape;
}
