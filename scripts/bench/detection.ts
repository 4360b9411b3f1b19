import type { Bench } from './bench-room.ts';
import type { TextKind } from './detection-texts.ts';
import { missingFile } from './detection-texts.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { runChild } from './run-child.ts';

const runs = 3;
const script = new URL('./detection-run.ts', import.meta.url);

/** The passes of one process, in their order. */
const passes = {
  first: 'the first texts of a fresh process',
  fresh: 'texts never seen before, after as many others',
  varied: 'the same texts with other digits, in a process that has seen all of them',
  steady: 'the same for a second',
  again: 'the same texts again, which verdicts may be remembered of',
};

/** Speed of the whole detection, each run in a fresh process. */
export async function detection(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['dense', 'prose', 'corpus', 'pages'] satisfies TextKind[]) {
    const missing = missingFile(kind);
    if (missing !== null) {
      bench.say(`detection-${kind} is skipped: ../${missing} is not there`);
      continue;
    }
    bench.say(`detection of ${kind} text`);
    const ours: number[][] = [];
    const yardsticks: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      yardsticks.push(await runChild(script, ['yardstick', kind]));
      ours.push(await runChild(script, ['ours', kind]));
    }
    for (const [index, [pass, what]] of Object.entries(passes).entries()) {
      figures.push(
        figureOf({
          name: `detection-${kind}-${pass}`,
          unit: 'characters/s',
          values: ours.map((values) => values[index] ?? 0),
          yardsticks: yardsticks.map((values) => values[index] ?? 0),
          budget: 'ratio at least 3, warm',
          against: 'libphonenumber-js/max findPhoneNumbersInText on the same texts',
          how: `in Node, processor time of the thread, modules loaded before; ${what}`,
        }),
      );
    }
  }
  return figures;
}
