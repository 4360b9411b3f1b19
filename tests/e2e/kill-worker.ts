import type { BrowserContext } from '@playwright/test';

/** Ends the extension's worker as the browser does when it needs the memory; says whether one was running. */
export async function killWorker(context: BrowserContext, id: string): Promise<boolean> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('the context has no browser to ask');
  try {
    const { targetInfos } = await session.send('Target.getTargets');
    const worker = targetInfos.find(({ type, url }) => type === 'service_worker' && url.includes(id));
    if (!worker) return false;
    const { success } = await session.send('Target.closeTarget', { targetId: worker.targetId });
    return success;
  } catch {
    // It ended by itself in between.
    return false;
  } finally {
    await session.detach();
  }
}
