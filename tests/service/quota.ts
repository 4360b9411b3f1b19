/** `remain` calls are left for the next `seconds`; `granted` says whether this call was one of them. */
export type QuotaState = { granted: boolean; remain: number; seconds: number };

/** A limit of `calls` in a fixed window of `seconds` that starts with the first call. */
export function createQuota({ calls, seconds }: { calls: number; seconds: number }): () => QuotaState {
  let used = 0;
  let ends = 0;
  return () => {
    const now = Date.now();
    if (now >= ends) {
      used = 0;
      ends = now + seconds * 1000;
    }
    const granted = used < calls;
    if (granted) used += 1;
    return { granted, remain: calls - used, seconds: Math.ceil((ends - now) / 1000) };
  };
}
