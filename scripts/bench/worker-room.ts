import type { Bench } from './bench-room.ts';
import type { HeapUse } from './heap-of-worker.ts';
import { heapOfWorker } from './heap-of-worker.ts';

/** A request to the background, as `lib/messages/ask.ts` has it. */
export type Request = { to: 'background'; type: string; input: object };
type Messenger = { runtime: { sendMessage: (message: object) => Promise<{ ok: boolean } | undefined> } };

export const readRequest = (text: string): Request => ({
  to: 'background',
  type: 'read',
  input: { text, country: null },
});
/** There is no such request, so the background answers it without any work. */
export const nothing: Request = { to: 'background', type: 'nothing', input: {} };

/** Runs in a page of the extension: sends a message and gives the ms until its reply. */
async function timeReply(request: object): Promise<{ time: number; ok: boolean }> {
  const { chrome } = globalThis as typeof globalThis & { chrome: Messenger };
  const start = performance.now();
  const reply = await chrome.runtime.sendMessage(request);
  return { time: performance.now() - start, ok: reply?.ok === true };
}

export type WorkerRoom = {
  /** Ends the worker, and waits until it has ended. */
  stop: () => Promise<void>;
  isRunning: () => boolean;
  /** The ms until the background's reply. */
  time: (request: Request) => Promise<number>;
  /** What the running worker holds after a garbage collection. */
  heap: () => Promise<HeapUse>;
  close: () => Promise<void>;
};

/** A page of the extension, with ways to end the worker and to time a request. */
export async function openWorkerRoom(bench: Bench): Promise<WorkerRoom> {
  const { withExtension, id } = await bench.browsers();
  const page = await withExtension.newPage();
  await page.goto(`chrome-extension://${id}/options.html`, { waitUntil: 'load' });
  const session = await withExtension.newCDPSession(page);
  const versions = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', (event) => {
    for (const { versionId, runningStatus } of event.versions) versions.set(versionId, runningStatus);
  });
  await session.send('ServiceWorker.enable');

  const isRunning = (): boolean => [...versions.values()].some((status) => status !== 'stopped');

  async function stop(): Promise<void> {
    const end = Date.now() + 10_000;
    do {
      if (Date.now() > end) throw new Error(`the worker did not stop: ${[...versions.values()].join()}`);
      // Tried again each time, because a message of the page that has just loaded may start the worker once more.
      await session.send('ServiceWorker.stopAllWorkers');
      await page.waitForTimeout(20);
    } while (versions.size === 0 || isRunning());
    // In its process, the browser ends the worker a little later.
    await page.waitForTimeout(150);
  }

  async function time(request: Request): Promise<number> {
    const { time: passed, ok } = await page.evaluate(timeReply, request);
    if (ok !== (request.type === 'read')) throw new Error(`${JSON.stringify(request)} was answered ok: ${ok}`);
    return passed;
  }

  const heap = () => heapOfWorker(withExtension, id);

  return { stop, isRunning, time, heap, close: () => page.close() };
}
