import type { Bench } from './bench-room.ts';
import { distinctPhones } from './distinct-phones.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { generatedAddresses } from './generated-subjects.ts';
import { goldenAddresses } from './golden-addresses.ts';
import { runChild, runChildForList } from './run-child.ts';

const runs = 5;
const script = new URL('./engine-run.ts', import.meta.url);

const subjects = {
  'phone-ch': ['phone', '+41446681800'],
  'phone-us': ['phone', '+12125550123'],
  ipv4: ['ip', '8.8.8.8'],
  ipv6: ['ip', '2606:4700:4700::1111'],
} as const;

const many = {
  phone: ['+41446681800', '+12125550123', '+4930231250123', '+442079460018', '+33142685300', '+81333010111'],
  ip: ['8.8.8.8', '2606:4700:4700::1111', '193.0.6.139', '2001:67c:2e8::1', '1.1.1.1', '192.168.4.20'],
};

/** The engines on the device, in Node: the first answer of a fresh process, and how many a second a warm one gives. */
export async function engines(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, [kind, subject]] of Object.entries(subjects)) {
    bench.say(`first answer about ${subject}`);
    const files = await runChildForList(script, ['list', kind, subject]);
    const values: number[] = [];
    const yardsticks: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      yardsticks.push(...(await runChild(script, ['files', kind, ...files])));
      values.push(...(await runChild(script, ['first', kind, subject])));
    }
    figures.push(
      figureOf({
        name: `engine-first-${name}`,
        unit: 'ms',
        values,
        yardsticks,
        against: `reading the same ${files.length} files in a fresh process, one after the other`,
        how: 'fresh Node process, modules loaded before',
      }),
    );
  }
  for (const kind of ['phone', 'ip'] as const) {
    bench.say(`warm answers about ${kind}`);
    const rates: number[][] = [];
    const task = kind === 'phone' ? 'turns' : 'rate';
    for (let run = 0; run < 3; run += 1) rates.push(await runChild(script, [task, kind, ...many[kind]]));
    figures.push(
      figureOf({
        name: `engine-warm-${kind}`,
        unit: 'answers/s',
        values: rates.map(([ours = 0]) => ours),
        yardsticks: rates.map(([, yardstick = 0]) => yardstick),
        against:
          kind === 'phone'
            ? 'libphonenumber-js/max: parse, isValid, getType'
            : "the platform's own parse of the address (URL), which looks nothing up",
        how: `one process, ${many[kind].length} subjects in turn`,
      }),
    );
  }
  figures.push(...(await distinctPhones(bench)));
  figures.push(...(await distinctAddresses(bench)));
  return figures;
}

const distinct = 1200;

/** Warm answers about many addresses that have nothing in common. */
async function distinctAddresses(bench: Bench): Promise<Figure[]> {
  const parsing = "the platform's own parse of the address (URL), which looks nothing up";
  const golden = goldenAddresses();
  if (golden.length === 0) bench.say('engine-distinct-ip-golden is left out: ../shared/golden/ips.jsonl is not there');
  const cases = [
    { name: 'engine-distinct-ip', task: 'rate', addresses: generatedAddresses(distinct), how: 'again and again' },
    { name: 'engine-distinct-ip-golden', task: 'rate', addresses: golden, how: 'again and again' },
    {
      name: 'engine-fresh-ip',
      task: 'fresh',
      addresses: generatedAddresses(4 * distinct),
      how: 'half of them warm up, half once',
    },
  ];
  const figures: Figure[] = [];
  for (const { name, task, addresses, how } of cases) {
    if (addresses.length === 0) continue;
    bench.say(`answers about ${addresses.length} addresses, ${how}`);
    const rates: number[][] = [];
    for (let run = 0; run < 3; run += 1) rates.push(await runChild(script, [task, 'ip', ...addresses]));
    figures.push(
      figureOf({
        name,
        unit: 'answers/s',
        values: rates.map(([ours = 0]) => ours),
        yardsticks: rates.map(([, yardstick = 0]) => yardstick),
        ...(task === 'rate' ? { budget: 'at least 200,000' } : {}),
        against: parsing,
        how: `one process, ${addresses.length} addresses of both versions, ${how}`,
      }),
    );
  }
  return figures;
}
