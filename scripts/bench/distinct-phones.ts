import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCountries, getCountryCallingCode, isValidPhoneNumber } from 'libphonenumber-js/max';
import { z } from 'zod';
import { projectFolder } from '../setup/project-folder.ts';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { generatedNumbers } from './generated-subjects.ts';
import { createRandom } from './random.ts';
import { runChild } from './run-child.ts';

const script = new URL('./engine-run.ts', import.meta.url);
const runs = 3;
const distinct = 800;
const rowSchema = z.object({ number: z.string() });

/** Whole reports about many different phone numbers, in turns with the yardstick in one process. */
export async function distinctPhones(bench: Bench): Promise<Figure[]> {
  const golden = goldenNumbers();
  if (golden.length === 0)
    bench.say('engine-distinct-phone-golden left out: ../shared/golden/phones.jsonl is not there');
  const cases = [
    { name: 'engine-distinct-phone', numbers: [...generatedNumbers(distinct), ...drawnNumbers(distinct)] },
    { name: 'engine-distinct-phone-golden', numbers: golden },
  ];
  const figures: Figure[] = [];
  for (const { name, numbers } of cases.filter((each) => each.numbers.length > 0)) {
    bench.say(`answers about ${numbers.length} different numbers`);
    const rates: number[][] = [];
    for (let run = 0; run < runs; run += 1) rates.push(await runChild(script, ['turns', 'phone', ...numbers]));
    figures.push(
      figureOf({
        name,
        unit: 'answers/s',
        values: rates.map(([ours = 0]) => ours),
        yardsticks: rates.map(([, yardstick = 0]) => yardstick),
        budget: 'at least 0.6 × the yardstick',
        against: 'libphonenumber-js/max: parse, isValid, getType',
        how: `one process, ${numbers.length} numbers, in turns with the yardstick after a warm-up`,
      }),
    );
  }
  return figures;
}

function goldenNumbers(): string[] {
  const path = join(projectFolder, '..', 'shared', 'golden', 'phones.jsonl');
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => rowSchema.parse(JSON.parse(line)).number);
}

/**
 * Returns `count` valid numbers of every kind, of every country in turn, chosen at random but the same in every run.
 */
function drawnNumbers(count: number): string[] {
  const random = createRandom(20_260_713);
  const countries = getCountries();
  const numbers = new Set<string>();
  for (let turn = 0; numbers.size < count; turn++) {
    const country = countries[turn % countries.length] ?? 'US';
    for (let attempt = 0; attempt < 20; attempt++) {
      const digits = Array.from({ length: 6 + Math.floor(random() * 5) }, () => Math.floor(random() * 10)).join('');
      const number = `+${getCountryCallingCode(country)}${digits}`;
      if (!isValidPhoneNumber(number)) continue;
      numbers.add(number);
      break;
    }
  }
  return [...numbers];
}
