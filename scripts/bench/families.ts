import type { Bench } from './bench-room.ts';
import { card } from './card.ts';
import { detection } from './detection.ts';
import { engines } from './engines.ts';
import type { Figure } from './figure.ts';
import { hitTest } from './hit-test.ts';
import { pageInsertions } from './insertions.ts';
import { leftAlone } from './left-alone.ts';
import { memory } from './memory.ts';
import { panel } from './panel.ts';
import { rawLog } from './raw-log.ts';
import { sizes } from './sizes.ts';
import { storm } from './storm.ts';
import { survey } from './survey.ts';
import { worker } from './worker.ts';
import { workerHeap } from './worker-heap.ts';

/** Everything that is measured, in the order of the run; a family gives one or more figures. */
export const families = {
  sizes,
  detection,
  engines,
  worker,
  'worker-heap': workerHeap,
  card,
  survey,
  'raw-log': rawLog,
  storm,
  memory,
  insertions: pageInsertions,
  'hit-test': hitTest,
  'left-alone': leftAlone,
  panel,
} satisfies Record<string, (bench: Bench) => Promise<Figure[]>>;
