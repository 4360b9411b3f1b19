import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../model/once.ts';
import type { PageContract } from './page-contract.ts';
import { tellPage } from './tell-page.ts';

type Where = PageContract['where']['output'];

const whereSchema = once(
  () =>
    z.object({
      host: z.string().max(253),
      since: z.number(),
      fought: z.boolean(),
    }) satisfies z.ZodType<Where>,
);

/**
 * Returns which page is in a tab, as its top frame reports it. With `anyFrame` the first frame that answers counts, for
 * pages whose top frame has no page script. Null if none answers; with `tellNewPage` it is asked a second time. The
 * reply is validated, as a page's process may send anything.
 */
export async function whereIs(
  tabId: number,
  { anyFrame = false, tell = tellPage }: { anyFrame?: boolean; tell?: typeof tellPage } = {},
): Promise<Where | null> {
  const reply = await tell(anyFrame ? { tabId } : { tabId, frameId: 0 }, 'where', null);
  const parsed = whereSchema().safeParse(reply);
  return parsed.success ? parsed.data : null;
}

/**
 * The latest time at which the page script of a page that loads quickly starts, after its document (ms,
 * `lib/page/dom/arrival.ts`).
 */
const scriptStartsWithin = 200;

/** Like `tellPage`, but tries again once the script of a page that has just loaded must have started. */
export const tellNewPage: typeof tellPage = async (to, type, input) => {
  const reply = await tellPage(to, type, input);
  if (reply !== null) return reply;
  await new Promise((done) => setTimeout(done, scriptStartsWithin));
  return tellPage(to, type, input);
};

/**
 * Returns the tabs that show a site. Their page scripts report it: if the user restricted the access to a site, the
 * browser does not tell its address.
 */
export async function tabsOfSite(host: string): Promise<number[]> {
  const tabs = await browser.tabs.query({});
  const found = await Promise.all(
    tabs.map(async ({ id }) => {
      const page = id === undefined ? null : await whereIs(id);
      return page?.host === host ? id : undefined;
    }),
  );
  return found.filter((id) => id !== undefined);
}
