import type { Page } from '@playwright/test';

/** The extension's own world in the top frame of a page: what a compromised renderer could make the page script do. */
export type PageScriptWorld = {
  /** Runs an expression there and gives what its promise resolves with, as JSON. */
  run: (expression: string) => Promise<unknown>;
};

/** Opens the world that the page script of the extension runs in; it must have started there. */
export async function pageScriptWorld(page: Page, id: string): Promise<PageScriptWorld> {
  const session = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<number>();
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.origin === `chrome-extension://${id}`) resolve(context.id);
  });
  await session.send('Runtime.enable');
  const contextId = await promise;
  return {
    async run(expression) {
      const options = { contextId, expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
  };
}
