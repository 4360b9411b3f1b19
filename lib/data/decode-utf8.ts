const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of UTF-8 bytes; throws RangeError where they are something else. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new RangeError('Data file holds a text that is not UTF-8');
  }
}
