import type { QuotaReport } from '../model/quota.ts';
import { quotaEnds } from '../model/quota.ts';
import { database } from './database.ts';

/** The newest quota of each operation whose period is not over at `now`, ms since 1970. */
export async function readQuotas(now: number): Promise<QuotaReport[]> {
  const quotas = await (await database()).getAll('quotas');
  return quotas.filter((quota) => quotaEnds(quota) > now);
}
