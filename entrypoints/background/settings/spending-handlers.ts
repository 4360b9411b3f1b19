import { activeTab } from '../../../lib/messages/tell-page.ts';
import { whereIs } from '../../../lib/messages/where-is.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { readQuotas } from '../../../lib/store/service/learned.ts';
import { clearLedger, countPageCalls, readLedger, readSpent } from '../../../lib/store/service/request-log.ts';
import { handle } from '../tools.ts';

/** Handles requests of the popup and the options about sent requests. */
export const spendingHandlers = handle({
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

  listCalls: ({ from }) => readLedger(from, Date.now()),

  async clearCalls() {
    const now = Date.now();
    await clearLedger(now);
    return readLedger(0, now);
  },
});

/** Returns the page in the active tab and when it was loaded; null if no page script runs. */
async function activePage(): Promise<{ tabId: number; host: string; since: number } | null> {
  const tabId = await activeTab();
  const page = tabId === null ? null : await whereIs(tabId);
  return tabId === null || page === null ? null : { tabId, ...page };
}
