import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';

/**
 * Reads a body of at most `limit` bytes, counted after decompression. A longer one is given up at the chunk that goes
 * over, and its connection with it. Rejects where the stream does (a reset, an abort).
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Result<Uint8Array, 'too-large'>> {
  if (!body) return ok(new Uint8Array());
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      // Not awaited: a peer that never closes must not hold the failure back.
      reader.cancel().catch(() => undefined);
      return failed('too-large');
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return ok(bytes);
}
