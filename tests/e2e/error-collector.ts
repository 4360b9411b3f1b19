import type { BrowserContext, ConsoleMessage, WebError, Worker } from '@playwright/test';
import { z } from 'zod';

export type ErrorCollector = {
  /** Errors whose text matches are expected in this test. */
  allow: (text: RegExp) => void;
  /** Everything that went wrong in pages, frames and the worker so far, and was not allowed. */
  errors: () => Promise<string[]>;
  /** Collects no more. */
  stop: () => void;
};

/**
 * What a worker's last words are ("No SW") when it is ended in the middle of asking its browser; where we tell of it, by
 * the length of the words.
 */
export const lastWords = /No SW|Error, 5 characters/;

/**
 * The one line that the background logs if the database took longer than a report waits for it (`keptOr` in
 * `lib/store/database/timeouts.ts`, with tests of its own). A busy machine may be that slow, and no test holds a time
 * against the machine. Any other failure of the database, and the same words from a page, are errors.
 */
const slowDatabase =
  /^chrome-extension:\/\/[a-p]{32}\/background\.js: Numlens: (?:an answer|the [a-z ]+) could not be reached\. TimeoutError, 17 characters$/;

const uncaughtSchema = z.array(z.string());

/** Runs in the worker: keeps errors that nothing caught, which the browser's protocol does not report. */
function keepUncaught(): void {
  const kept: string[] = [];
  Object.assign(globalThis, { uncaughtInTest: kept });
  globalThis.addEventListener('error', (event) => kept.push(event.message));
  globalThis.addEventListener('unhandledrejection', (event) => kept.push(String(event.reason)));
}

const readUncaught = (): unknown => Reflect.get(globalThis, 'uncaughtInTest') ?? [];

/** Collects uncaught errors and error lines of the console from every page, frame and worker of a browser. */
export function collectErrors(context: BrowserContext): ErrorCollector {
  const seen: string[] = [];
  const allowed: RegExp[] = [slowDatabase];
  const watch = (worker: Worker): void => {
    // A worker may end before it answers; then it also has nothing more to report.
    worker.evaluate(keepUncaught).catch(() => {});
  };
  const hear = (message: ConsoleMessage): void => {
    if (message.type() === 'error') seen.push(`${message.location().url || 'console'}: ${message.text()}`);
  };
  const note = (error: WebError): void => {
    seen.push(`${error.page()?.url() ?? 'page'}: ${error.error().message}`);
  };
  context.on('console', hear);
  context.on('weberror', note);
  context.on('serviceworker', watch);
  context.serviceWorkers().forEach(watch);

  async function uncaught(): Promise<string[]> {
    const lists = context.serviceWorkers().map(async (worker) => {
      const list = uncaughtSchema.parse(await worker.evaluate(readUncaught).catch(() => []));
      return list.map((text) => `${worker.url()}: ${text}`);
    });
    return (await Promise.all(lists)).flat();
  }

  return {
    allow: (text) => void allowed.push(text),
    errors: async () => [...seen, ...(await uncaught())].filter((line) => !allowed.some((text) => text.test(line))),
    stop: () => void context.off('console', hear).off('weberror', note).off('serviceworker', watch),
  };
}
