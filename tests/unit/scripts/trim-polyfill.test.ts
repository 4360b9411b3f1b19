import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { trimmedPolyfill, trimPolyfill } from '../../../scripts/build/trim-polyfill.ts';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';

const path = join(projectFolder, 'node_modules', 'webextension-polyfill', 'dist', 'browser-polyfill.js');
const polyfill = readFileSync(path, 'utf8');

type Listener = (message: unknown, sender: unknown, reply: (value: unknown) => void) => unknown;

/** A browser as Chromium has it, where messages are answered by calling back. */
function chromium() {
  const listeners: Listener[] = [];
  return {
    listeners,
    runtime: {
      id: 'numlens',
      lastError: undefined,
      getURL: (file: string) => `chrome-extension://numlens${file}`,
      sendMessage: (message: unknown, called: (reply: unknown) => void) => called({ heard: message }),
      onMessage: { addListener: (listener: Listener) => void listeners.push(listener) },
    },
  };
}

/** What the page script calls. */
type Used = {
  runtime: {
    id: string;
    getURL(path: string): string;
    sendMessage(message: unknown): Promise<unknown>;
    onMessage: { addListener(listener: (message: unknown) => Promise<unknown>): void };
  };
};

/** Loads the polyfill as a module in that browser. */
async function load(chrome: object): Promise<Used> {
  const code = encodeURIComponent(trimmedPolyfill(polyfill));
  vi.stubGlobal('chrome', chrome);
  try {
    const loaded: { default: Used } = await import(/* @vite-ignore */ `data:text/javascript,${code}`);
    return loaded.default;
  } finally {
    vi.unstubAllGlobals();
  }
}

describe('the polyfill in the page script', () => {
  test('sends, listens and gives addresses as the whole one does', async () => {
    const chrome = chromium();
    const browser = await load(chrome);
    expect(browser.runtime.id).toBe('numlens');
    expect(browser.runtime.getURL('/card.html')).toBe('chrome-extension://numlens/card.html');
    expect(await browser.runtime.sendMessage('hello')).toEqual({ heard: 'hello' });
    browser.runtime.onMessage.addListener(async (message) => `${message} back`);
    const reply = await new Promise((resolve) => {
      expect(chrome.listeners[0]?.('hello', {}, resolve)).toBe(true);
    });
    expect(reply).toBe('hello back');
  });

  test('is less than half as long', () => {
    const code = (text: string): number => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|^\s+/gm, '').length;
    expect(code(trimmedPolyfill(polyfill))).toBeLessThan(code(polyfill) / 2);
  });

  test('does not build from a polyfill of another shape', () => {
    expect(() => trimmedPolyfill('export default chrome;')).toThrow('not wrapped');
    expect(() => trimmedPolyfill(polyfill.replace('const wrapAsyncFunction', 'let wrapAsyncFunction'))).toThrow(
      'no wrapAsyncFunction',
    );
  });

  test('does not build where the page script asks for more than it keeps, or has no polyfill', () => {
    const plugin = trimPolyfill();
    plugin.configResolved({ build: { lib: { fileName: 'page' } } });
    expect(plugin.transform('browser.runtime.id', '/lib/messages/ask.ts')).toBeNull();
    expect(() => plugin.transform('browser.storage.local.get()', '/lib/page/a.ts')).toThrow('browser.storage');
    expect(() => plugin.buildEnd()).toThrow('lacks webextension-polyfill');
  });

  test('stays whole everywhere else', () => {
    const plugin = trimPolyfill();
    plugin.configResolved({ build: { lib: { fileName: 'background' } } });
    expect(plugin.transform(polyfill, path)).toBeNull();
    plugin.buildEnd();
  });
});
