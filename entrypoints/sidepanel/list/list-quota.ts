import { signal } from '@preact/signals';
import { ask } from '../../../lib/messages/ask.ts';
import type { LookUpReply } from '../../../lib/messages/contract.ts';
import type { QuotaReport } from '../../../lib/model/answer/spending.ts';

/** Creates what a list shows of the quota: phone validation is the operation whose answers name one. */
export function createListQuota() {
  const quota = signal<QuotaReport | null>(null);
  return {
    /** The service's quota for phone validation; null if it never named one. */
    state: quota,
    /** Reads what is kept of it. */
    async read() {
      const reply = await ask('readSpending', {});
      if (reply.ok) quota.value = reply.value.quotas.find(({ operation }) => operation === 'phoneValidation') ?? null;
    },
    /** Updates it from a reply of a run, unless that answer is older: it may be a stored one, or come after a newer one. */
    hear({ answers }: LookUpReply) {
      const validation = answers.find((answer) => answer.operation === 'phoneValidation');
      if (validation?.quota && validation.at >= (quota.value?.at ?? 0))
        quota.value = { operation: 'phoneValidation', ...validation.quota, at: validation.at };
    },
  };
}
