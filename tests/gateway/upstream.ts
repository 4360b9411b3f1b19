import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the lookup service does: answers, refuses every key, fails, redirects with the key, is silent, hangs up. */
export type Behavior =
  | 'answers'
  | 'refuses'
  | 'demands-payment'
  | 'fails'
  | 'limits'
  | 'redirects'
  | 'is-silent'
  | 'hangs-up';

/** `renew`: answers change from now on, so that a kept one is told from a new one. */
export type UpstreamOrder = { what: 'open' | 'shut' | 'behave' | 'renew' | 'forget' | 'tell'; behavior?: Behavior };

/** `asked`: how often each question was asked, by path and query without the key. `wrongKeys`: requests that carried another key than the real one. */
export type UpstreamState = { port: number; asked: Map<string, number>; wrongKeys: number };

export type Upstream = {
  origin: string;
  order: (order: UpstreamOrder) => Promise<UpstreamState>;
  close: () => Promise<void>;
};

/** A lookup service that counts, for what the gateway alone is measured by. Its answers repeat the subject and, where they can, the key. */
export async function startUpstream(key: string, delay = 0): Promise<Upstream> {
  const worker = new Worker(new URL('./upstream-thread.ts', import.meta.url), { workerData: { key, delay } });
  const order = async (given: UpstreamOrder): Promise<UpstreamState> => {
    worker.postMessage(given);
    const [state] = await once(worker, 'message');
    return state;
  };
  const { port } = await order({ what: 'open' });
  return {
    origin: `http://127.0.0.1:${port}`,
    order,
    close: async () => {
      await worker.terminate();
    },
  };
}
