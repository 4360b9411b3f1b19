import type { BrowserContext, Page } from '@playwright/test';
import { heapOfWorker } from '../bench/heap-of-worker.ts';

/** What is still held after a garbage collection. */
export type Sample = {
  /** How many navigations or cards came before it. */
  done: number;
  /** Script objects of the page's process, and what the browser keeps for them (bytes). */
  page: number;
  /** Objects of the extension's worker (bytes); null while it does not run. */
  worker: number | null;
  nodes: number;
  documents: number;
  /** Hosts of cards that were removed from their document. */
  hosts: number;
};

/** Measures a page, and the worker of the extension with this `id`. */
export async function takeSample(context: BrowserContext, id: string, page: Page, done: number): Promise<Sample> {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // Objects with a finalizer are only freed by the second collection.
  for (let run = 0; run < 2; run += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, documents } = await session.send('Memory.getDOMCounters');
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  const hosts = detachedNodes.filter(({ treeNode }) => treeNode.attributes?.includes('popover')).length;
  await session.detach();
  const worker = await heapOfWorker(context, id).then(
    ({ objects }) => objects,
    () => null,
  );
  return { done, page: usedSize + embedderHeapUsedSize, worker, nodes, documents, hosts };
}
