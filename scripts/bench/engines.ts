import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { runChild, runChildForList } from './run-child.ts';
import { drawnNumbers, generatedAddresses, generatedNumbers, goldenAddresses, goldenNumbers } from './subjects.ts';

const script = new URL('./engine-run.ts', import.meta.url);
const runsOfFirst = 5;
const runsOfMany = 3;
const distinctNumbers = 800;
const distinctAddresses = 1200;

const firstSubjects = {
  'phone-ch': ['phone', '+41446681800'],
  'phone-us': ['phone', '+12125550123'],
  ipv4: ['ip', '8.8.8.8'],
  ipv6: ['ip', '2606:4700:4700::1111'],
} as const;

const fewSubjects = {
  phone: ['+41446681800', '+12125550123', '+4930231250123', '+442079460018', '+33142685300', '+81333010111'],
  ip: ['8.8.8.8', '2606:4700:4700::1111', '193.0.6.139', '2001:67c:2e8::1', '1.1.1.1', '192.168.4.20'],
};

const yardsticks = {
  phone: 'libphonenumber-js/max: parse, isValid, getType',
  ip: "the platform's own parse of the address (URL), which looks nothing up",
};

/** The engines on the device, in Node: the first answer of a fresh process, and how many a second a warm one gives. */
export async function engines(bench: Bench): Promise<Figure[]> {
  return [...(await firstAnswers(bench)), ...(await manyAnswers(bench))];
}

async function firstAnswers(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, [kind, subject]] of Object.entries(firstSubjects)) {
    bench.say(`first answer about ${subject}`);
    const files = await runChildForList(script, ['list', kind, subject]);
    const values: number[] = [];
    const bare: number[] = [];
    for (let run = 0; run < runsOfFirst; run += 1) {
      bare.push(...(await runChild(script, ['files', kind, ...files])));
      values.push(...(await runChild(script, ['first', kind, subject])));
    }
    figures.push(
      figureOf({
        name: `engine-first-${name}`,
        unit: 'ms',
        values,
        yardsticks: bare,
        against: `reading the same ${files.length} files in a fresh process, one after the other`,
        how: 'fresh Node process, modules loaded before',
      }),
    );
  }
  return figures;
}

/** Answers about many subjects. `task` is one of `engine-run.ts`. */
type Many = {
  name: string;
  kind: 'phone' | 'ip';
  task: 'turns' | 'rate' | 'fresh';
  subjects: string[];
  how: string;
  budget?: string;
};

/** Warm answers about a few subjects, and about many that have nothing in common. */
async function manyAnswers(bench: Bench): Promise<Figure[]> {
  const numbers = {
    kind: 'phone',
    task: 'turns',
    how: 'numbers, in turns with the yardstick after a warm-up',
    budget: 'at least 0.6 × the yardstick',
  } as const;
  const addresses = {
    kind: 'ip',
    task: 'rate',
    how: 'addresses of both versions, again and again',
    budget: 'at least 200,000',
  } as const;
  const all: Many[] = [
    { name: 'engine-warm-phone', kind: 'phone', task: 'turns', subjects: fewSubjects.phone, how: 'subjects in turn' },
    { name: 'engine-warm-ip', kind: 'ip', task: 'rate', subjects: fewSubjects.ip, how: 'subjects in turn' },
    {
      ...numbers,
      name: 'engine-distinct-phone',
      subjects: [...generatedNumbers(distinctNumbers), ...drawnNumbers(distinctNumbers)],
    },
    { ...numbers, name: 'engine-distinct-phone-golden', subjects: goldenNumbers() },
    { ...addresses, name: 'engine-distinct-ip', subjects: generatedAddresses(distinctAddresses) },
    { ...addresses, name: 'engine-distinct-ip-golden', subjects: goldenAddresses() },
    {
      name: 'engine-fresh-ip',
      kind: 'ip',
      task: 'fresh',
      subjects: generatedAddresses(4 * distinctAddresses),
      how: 'addresses of both versions, half of them warm up, half once',
    },
  ];
  const figures: Figure[] = [];
  for (const { name, kind, task, subjects, how, budget } of all) {
    if (subjects.length === 0) {
      bench.say(`${name} is left out: ../shared/golden is not there`);
      continue;
    }
    bench.say(`answers about ${subjects.length} ${how}`);
    const rates: number[][] = [];
    for (let run = 0; run < runsOfMany; run += 1) rates.push(await runChild(script, [task, kind, ...subjects]));
    figures.push(
      figureOf({
        name,
        unit: 'answers/s',
        values: rates.map(([ours = 0]) => ours),
        yardsticks: rates.map(([, yardstick = 0]) => yardstick),
        ...(budget === undefined ? {} : { budget }),
        against: yardsticks[kind],
        how: `one process, ${subjects.length} ${how}`,
      }),
    );
  }
  return figures;
}
