import type { SpecialRange } from '../../lib/model/ip-report.ts';
import './report.css';

/** What a special-purpose range is for, in one sentence. */
export function SpecialNote({ special }: { special: SpecialRange }) {
  return <p class="nl-meaning">{special.meaning}</p>;
}
