/** `application/json`, `text/json` and anything that ends in `+json`, with or without parameters (RFC 6839 section 3.1). */
const jsonType = /^\s*(?:application\/json|text\/json|[\w.+-]+\/[\w.+-]+\+json)\s*(?:;|$)/i;

export function isJsonType(contentType: string | null): boolean {
  return contentType !== null && jsonType.test(contentType);
}

/** The JSON object in these bytes; null where they are not UTF-8, not JSON, or JSON of another kind. */
export function readJsonObject(bytes: Uint8Array): object | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
