import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';

/** Bytes that a worker holds: objects of the engine, and the buffers of typed arrays, which are outside its heap. */
export type HeapUse = { objects: number; buffers: number };

const usageSchema = z.object({ usedSize: z.number(), backingStorageSize: z.number() });
const replySchema = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/**
 * What the extension's running worker holds after a garbage collection. Playwright opens no session to a service worker,
 * so this speaks to its target through the browser's own.
 */
export async function heapOfWorker(context: BrowserContext, id: string): Promise<HeapUse> {
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser to ask');
  const session = await browser.newBrowserCDPSession();
  try {
    const { targetInfos } = await session.send('Target.getTargets');
    const target = targetInfos.find(({ type, url }) => type === 'service_worker' && url.includes(id));
    if (!target) throw new Error('the worker does not run');
    const { sessionId } = await session.send('Target.attachToTarget', { targetId: target.targetId, flatten: false });
    let lastId = 0;

    const ask = async (method: string): Promise<unknown> => {
      lastId += 1;
      const ownId = lastId;
      const reply = new Promise<z.infer<typeof replySchema>>((resolve) => {
        session.on('Target.receivedMessageFromTarget', (event) => {
          if (event.sessionId !== sessionId) return;
          const message: unknown = JSON.parse(event.message);
          const read = replySchema.safeParse(message);
          if (read.success && read.data.id === ownId) resolve(read.data);
        });
      });
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: ownId, method }) });
      const { result, error } = await reply;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    };

    await ask('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = usageSchema.parse(await ask('Runtime.getHeapUsage'));
    return { objects: usedSize, buffers: backingStorageSize };
  } finally {
    await session.detach();
  }
}
