import { expect, it } from 'vitest';
import { readBody } from '../../../../lib/lookup/service/read-response.ts';
import { failed, ok } from '../../../../lib/model/result.ts';

function streamOf(chunks: Iterable<Uint8Array>) {
  const iterator = chunks[Symbol.iterator]();
  const seen = { pulled: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = iterator.next();
        if (next.done) return controller.close();
        seen.pulled += next.value.byteLength;
        controller.enqueue(next.value);
      },
      cancel() {
        seen.cancelled = true;
        // Like a peer that never lets go.
        return new Promise(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

function* endless(): Generator<Uint8Array> {
  for (;;) yield new Uint8Array(1000);
}

it('joins the chunks of a body up to the limit', async () => {
  const { stream } = streamOf([Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)]);
  expect(await readBody(stream, 3)).toEqual(ok(Uint8Array.of(1, 2, 3)));
});

it('gives up at the chunk that goes over the limit, and cancels', async () => {
  const { stream, seen } = streamOf(endless());
  expect(await readBody(stream, 65_536)).toEqual(failed('too-large'));
  expect(seen).toEqual({ pulled: 66_000, cancelled: true });
});

it('has no bytes where there is no body', async () => {
  expect(await readBody(null, 10)).toEqual(ok(new Uint8Array()));
});

it('rejects where the stream breaks', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('reset')) });
  await expect(readBody(broken, 10)).rejects.toThrow('reset');
});
