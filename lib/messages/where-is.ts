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
 * Which page is in a tab: its top frame says so, or with `anyFrame` the first frame that answers, for pages whose top frame
 * has no page script. Null where none answers, with `tellNewPage` not even a little later; what a page's process says is
 * not trusted to be of its shape.
 */
export async function whereIs(
  tabId: number,
  { anyFrame = false, tell = tellPage }: { anyFrame?: boolean; tell?: typeof tellPage } = {},
): Promise<Where | null> {
  const reply = await tell(anyFrame ? { tabId } : { tabId, frameId: 0 }, 'where', null);
  const parsed = whereSchema().safeParse(reply);
  return parsed.success ? parsed.data : null;
}
