/** How much one step decodes (bytes). */
const stepBytes = 1 << 18;

/**
 * Decodes a file step by step, with `\n` as its only line end: UTF-16 if there is a byte order mark for it, otherwise
 * UTF-8 or windows-1252. It is windows-1252 if more non-ASCII characters are damaged in UTF-8 than are sound, so a few
 * damaged bytes do not change the encoding.
 */
export function* decodeText(bytes: Uint8Array): Generator<void, string, void> {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return yield* decodeAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return yield* decodeAs('utf-16be', bytes);
  const text = yield* decodeAs('utf-8', bytes);
  return (yield* isMostlyDamaged(text)) ? yield* decodeAs('windows-1252', bytes) : text;
}

function* decodeAs(encoding: string, bytes: Uint8Array): Generator<void, string, void> {
  const decoder = new TextDecoder(encoding);
  const parts: string[] = [];
  let carried = '';
  for (let start = 0; start < bytes.length; start += stepBytes) {
    const end = start + stepBytes;
    const part = carried + decoder.decode(bytes.subarray(start, end), { stream: end < bytes.length });
    // The `\n` of a line end may be in the next step.
    carried = end < bytes.length && part.endsWith('\r') ? '\r' : '';
    parts.push(part.slice(0, part.length - carried.length).replace(/\r\n?|[\u2028\u2029]/g, '\n'));
    yield;
  }
  return parts.join('');
}

function* isMostlyDamaged(text: string): Generator<void, boolean, void> {
  if (!text.includes('\ufffd')) return false;
  let damaged = 0;
  let sound = 0;
  for (let start = 0; start < text.length; start += stepBytes) {
    for (const [character] of text.slice(start, start + stepBytes).matchAll(/[^\0-\x7f]/gu)) {
      if (character === '\ufffd') damaged += 1;
      else sound += 1;
    }
    yield;
  }
  return damaged > sound;
}
