import { browser } from 'wxt/browser';
import type { DataReader } from './reader.ts';

/** The part of `browser.runtime` that this file uses. WXT types `getURL` only in files that it generates. */
type Runtime = { id: string; getURL?(path: string): string };

/**
 * Reads data files from the extension's own package. Nothing leaves the device. What failed is read once more: surfaces
 * keep a report, so a busy browser that fails one read would leave a place in English, or without a name.
 */
export function createFetchReader(): DataReader {
  return async (path) => {
    const runtime: Runtime = browser.runtime;
    const url = runtime.getURL?.(`/data/${path}`);
    return url === undefined ? null : ((await readFile(url)) ?? (await readFile(url)));
  };
}

async function readFile(url: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
