import { browser } from 'wxt/browser';
import type { DataReader } from './reader.ts';

/** The part of `browser.runtime` that this file uses. WXT types `getURL` only in files that it generates. */
type Runtime = { id: string; getURL?(path: string): string };

/** Reads data files from the extension's own package. Nothing leaves the device. */
export function createFetchReader(): DataReader {
  return async (path) => {
    try {
      const runtime: Runtime = browser.runtime;
      const url = runtime.getURL?.(`/data/${path}`);
      if (url === undefined) return null;
      const response = await fetch(url);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    } catch {
      return null;
    }
  };
}
