import type { FindReason } from '../../model/page/page-reading.ts';
import type { Evidence, Feature } from './quad-evidence.ts';
import type { QuadInLine } from './quad-in-line.ts';
import { isBig } from './quad-shape.ts';

/** What a quad has without any evidence: it is shown, but not sure. */
const base = 1;
/** From these points on, a quad is shown. */
const shown = 1;
/** From these points on, it is sure: hovering may spend a request on it. */
const sure = 2.5;
const mostOfLine = 3.5;

/** Returns why a dotted quad is an address, by all evidence about it; null if it is none. */
export function weighQuad(quad: QuadInLine, { shape, words, beside, line }: Evidence): FindReason | null {
  const sum = (features: readonly Feature[]): number => {
    let points = 0;
    for (const feature of features)
      if ((quad.isSmall || !feature.small) && feature.test(quad)) points += feature.points;
    return points;
  };
  const own = base + sum(shape);
  const called = sum(words);
  let total = own + called;
  // What costs most is left out if it cannot change anything: nothing beside a large quad speaks against it, and no line.
  if (total < sure || !isBig(quad.octets)) total += sum(beside);
  if (total < sure) total += Math.min(sum(line), mostOfLine);
  if (total < shown) return null;
  if (total < sure) return 'doubtful';
  return called > 0 ? 'word' : own < sure ? 'beside' : 'form';
}
