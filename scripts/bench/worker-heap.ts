import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import type { HeapUse } from './heap-of-worker.ts';
import { generatedAddresses, generatedNumbers } from './subjects.ts';
import { nothing, openWorkerRoom, readRequest } from './worker-room.ts';

const megabyte = 1_000_000;
const ofEachKind = 500;
/** As many rows of a log as a side panel may have. */
const manyAddresses = 5000;
const atOnce = 50;

/** Measures the worker's memory after many lookups, and the time of lookups that have nothing in common. */
export async function workerHeap(bench: Bench): Promise<Figure[]> {
  const room = await openWorkerRoom(bench);
  const use = { started: [] as HeapUse[], mixed: [] as HeapUse[], many: [] as HeapUse[] };
  const times: number[] = [];
  const bareTimes: number[] = [];
  const numbers = generatedNumbers(ofEachKind);
  const addresses = generatedAddresses(manyAddresses);

  bench.say(`${ofEachKind * 2} mixed look-ups, then ${manyAddresses} addresses, in one worker`);
  await room.stop();
  await room.time(nothing);
  use.started.push(await room.heap());
  for (const [index, number] of numbers.entries()) {
    await room.time(readRequest(number));
    times.push(await room.time(readRequest(addresses[index] ?? '')));
    bareTimes.push(await room.time(nothing));
  }
  use.mixed.push(await room.heap());
  for (let from = 0; from < addresses.length; from += atOnce) {
    await Promise.all(addresses.slice(from, from + atOnce).map((address) => room.time(readRequest(address))));
  }
  use.many.push(await room.heap());
  await room.close();

  const against = 'the same worker that just started';
  const how = `after a garbage collection; Runtime.getHeapUsage; ${ofEachKind} numbers of all countries, ${ofEachKind} addresses`;
  const figureFrom = (
    name: string,
    uses: HeapUse[],
    { of, ...words }: { of: (use: HeapUse) => number; budget?: string; how: string },
  ) => figureOf({ name, unit: 'MB', values: uses.map(of), yardsticks: use.started.map(of), against, ...words });
  const held = ({ objects }: HeapUse) => objects / megabyte;
  const heldWithBuffers = ({ objects, buffers }: HeapUse) => (objects + buffers) / megabyte;
  return [
    figureFrom('worker-heap', use.mixed, { of: held, budget: 'under 12', how: `objects, ${how}` }),
    figureFrom('worker-heap-with-buffers', use.mixed, { of: heldWithBuffers, how: `objects and buffers, ${how}` }),
    figureFrom('worker-heap-many', use.many, {
      of: heldWithBuffers,
      how: `objects and buffers, after ${manyAddresses} addresses more`,
    }),
    figureOf({
      name: 'worker-distinct-ip',
      unit: 'ms',
      values: times,
      yardsticks: bareTimes,
      against: 'the same worker that refuses an unknown request',
      how: 'a running worker, each address for the first time, numbers in between',
    }),
  ];
}
