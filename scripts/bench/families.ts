import type { Bench } from './bench-room.ts';
import { card } from './card.ts';
import { detection } from './detection.ts';
import { engines } from './engines.ts';
import type { Figure } from './figure.ts';
import { hitTest } from './hit-test.ts';
import { pageInsertions } from './insertions.ts';
import { leftAlone } from './left-alone.ts';
import { sizes } from './sizes.ts';
import { storm } from './storm.ts';
import { survey } from './survey.ts';
import { worker } from './worker.ts';

/** Everything that is measured, in the order of the run; a family gives one or more figures. */
export const families = {
  sizes,
  detection,
  engines,
  worker,
  card,
  survey,
  storm,
  insertions: pageInsertions,
  'hit-test': hitTest,
  'left-alone': leftAlone,
} satisfies Record<string, (bench: Bench) => Promise<Figure[]>>;
