import type { BrowserContext, Page } from '@playwright/test';
import { heapOfWorker } from '../bench/heap-of-worker.ts';

/**
 * What is held after a garbage collection. `page`: script objects of the page's process, and what the browser keeps for
 * them, bytes; `worker`: objects of the worker, bytes, null while it does not run. `hosts`: hosts of cards that are in no
 * document any more and still held.
 */
export type Sample = {
  done: number;
  page: number;
  worker: number | null;
  nodes: number;
  documents: number;
  hosts: number;
};

/** Measures a page and the extension's worker. */
export async function takeSample(context: BrowserContext, id: string, page: Page, done: number): Promise<Sample> {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // What a first collection finalises is free only after a second one.
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
