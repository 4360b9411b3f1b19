/** An object of JSON-LD by the local names of its fields: `schema:name` and `https://schema.org/name` are `name`. */
export type Fields = Map<string, unknown>;

/** The fields of an object; null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value).map(([key, field]) => [localName(key), field]));
}

/** The texts of a value: itself, those of a list, the `@value` of an object. Numbers are texts too. */
export function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => {
    const plain = fieldsOf(each)?.get('@value') ?? each;
    return typeof plain === 'string' || typeof plain === 'number' ? [String(plain)] : [];
  });
}

/** The first of these fields that has a text with something in it, trimmed. */
export function firstText(fields: Fields, names: readonly string[]): string | null {
  const texts = names.flatMap((name) => textsOf(fields.get(name))).map((text) => text.trim());
  return texts.find((text) => text !== '') ?? null;
}

/** Is it of one of these types of schema.org? */
export function isOfType(fields: Fields, types: readonly string[]): boolean {
  return textsOf(fields.get('@type')).some((type) => types.includes(localName(type)));
}

function localName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1);
}
