import type { Browser } from 'puppeteer-core';
import { z } from 'zod';

/** A place where scripts run, as WebDriver BiDi names it: a tab's document, a frame's, or the browser's own window. */
export type Context = { context: string; url: string; children: Context[] };

/** Commands of WebDriver BiDi that puppeteer has no words for. */
export type Bidi = {
  /** The open tabs with their frames; `chrome`: the browser's own windows. */
  contexts: (scope?: 'chrome') => Promise<Context[]>;
  /**
   * Runs a function there with arguments that JSON can hold, and gives what its promise resolves with, as JSON has it. The
   * function sees nothing but its arguments and that place's globals.
   */
  run: <Arguments extends unknown[], Value>(
    context: string,
    work: (...args: Arguments) => Value | Promise<Value>,
    ...args: Arguments
  ) => Promise<Value>;
};

type Connection = { send: (method: string, params: object) => Promise<unknown> };

const contextSchema: z.ZodType<Context> = z.object({
  context: z.string(),
  url: z.string(),
  get children() {
    return z.array(contextSchema);
  },
});
const treeSchema = z.object({ result: z.object({ contexts: z.array(contextSchema) }) });
const outcomeSchema = z.object({
  result: z.union([
    z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
    z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
  ]),
});

/** The browser's own connection, which puppeteer keeps to itself. Needs `--remote-allow-system-access`. */
export function bidiOf(browser: Browser): Bidi {
  const connection: unknown = Reflect.get(browser, 'connection');
  if (!isConnection(connection)) throw new Error('this puppeteer hides its connection elsewhere');
  return {
    async contexts(scope) {
      const params = scope ? { 'moz:scope': scope } : {};
      return treeSchema.parse(await connection.send('browsingContext.getTree', params)).result.contexts;
    },
    async run(context, work, ...args) {
      const said = await connection.send('script.callFunction', {
        functionDeclaration: `async (json) => JSON.stringify((await (${work})(...JSON.parse(json))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      const { result } = outcomeSchema.parse(said);
      if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
      return JSON.parse(result.result.value);
    },
  };
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'send' in value && typeof value.send === 'function';
}
