import { alternate } from './alternate.ts';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { median } from './statistics.ts';
import type { Request } from './worker-room.ts';
import { nothing, openWorkerRoom, readRequest } from './worker-room.ts';

const runs = 9;
const warmRounds = 10;
const subjects = {
  phone: ['+41 44 668 18 00', '+1 212 555 0123', '+49 30 231250123', '+44 20 7946 0018', '+33 1 42 68 53 00'],
  ip: ['8.8.8.8', '2606:4700:4700::1111', '193.0.6.139', '1.1.1.1', '2001:67c:2e8::1'],
};

/** From a stopped worker to the report on the device, and from a running one, by a page of the extension. */
export async function worker(bench: Bench): Promise<Figure[]> {
  const room = await openWorkerRoom(bench);
  const figures: Figure[] = [];
  const afterStop = async (request: Request): Promise<number> => {
    await room.stop();
    return room.time(request);
  };
  for (const [kind, texts] of Object.entries(subjects)) {
    bench.say(`worker stopped, then a report about a ${kind}`);
    const textOf = (run: number): string => texts[run % texts.length] ?? '';
    const cold = await alternate(runs, {
      ours: (run) => afterStop(readRequest(textOf(run))),
      yardstick: () => afterStop(nothing),
    });
    figures.push(
      figureOf({
        name: `worker-stopped-${kind}`,
        unit: 'ms',
        ...cold,
        budget: `at most ${kind === 'phone' ? 50 : 60}`,
        against: 'a stopped worker that starts and refuses an unknown request',
        how: 'real Chromium; ServiceWorker.stopAllWorkers; from sendMessage to its reply in a page of the extension',
      }),
    );
    for (const text of texts) await room.time(readRequest(text));
    const warm = await alternate(warmRounds, {
      ours: async () => median(await inTurn(texts, (text) => room.time(readRequest(text)))),
      yardstick: async () => median(await inTurn(texts, () => room.time(nothing))),
    });
    figures.push(
      figureOf({
        name: `worker-warm-${kind}`,
        unit: 'ms',
        ...warm,
        budget: 'at most 3',
        against: 'the same worker that refuses an unknown request',
        how: 'subjects that it was asked about before',
      }),
    );
  }
  await room.close();
  return figures;
}

async function inTurn(texts: readonly string[], time: (text: string) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) times.push(await time(text));
  return times;
}
