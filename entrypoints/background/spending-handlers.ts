import { activeTab } from '../../lib/messages/active-tab.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { whereIs } from '../../lib/messages/where-is.ts';
import { clearLedger, readLedger } from '../../lib/store/ledger.ts';
import { readQuotas } from '../../lib/store/quotas.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { countPageCalls, readSpent } from '../../lib/store/spent.ts';

/** What the popup and the options ask about calls that were made. */
export const spendingHandlers: Pick<Handlers, 'readSpending' | 'listCalls' | 'clearCalls'> = {
  async readSpending() {
    const { lookUpOnline, budgets } = await readSettings();
    const page = await activePage();
    const now = Date.now();
    return {
      mode: lookUpOnline,
      budgets,
      spent: await readSpent(now, page?.host ?? null),
      sentHere: page && (await countPageCalls(page)),
      quotas: await readQuotas(now),
    };
  },

  listCalls: ({ from }) => readLedger(from),

  async clearCalls() {
    await clearLedger(Date.now());
    return readLedger(0);
  },
};

/** The page in the active tab and when it was loaded, null where no page script runs. */
async function activePage(): Promise<{ tabId: number; host: string; since: number } | null> {
  const tabId = await activeTab();
  const page = tabId === null ? null : await whereIs(tabId);
  return tabId === null || page === null ? null : { tabId, ...page };
}
