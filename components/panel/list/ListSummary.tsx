import type { ListRow } from '../../../lib/list/rows.ts';
import type { Share } from '../../../lib/list/summary.ts';
import { summarize } from '../../../lib/list/summary.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { language } from '../../../lib/words/language.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';

/** Most lines of each half that are shown; copied are all. */
const mostShown = 8;

type ListSummaryProps = { rows: readonly ListRow[]; onCopy: (text: string) => void };

type Half = { term: MessageKey; lines: { name: string; count: string }[] };

/** How many of the rows each country and network has. */
export function ListSummary({ rows, onCopy }: ListSummaryProps) {
  const { countries, networks } = summarize(rows);
  const numbers = new Intl.NumberFormat(language());
  const half = (term: MessageKey, shares: Share[], nameOf: (value: string) => string): Half => ({
    term,
    lines: shares.map(({ value, count }) => ({
      name: value === null ? say('listSummaryNone') : nameOf(value),
      count: numbers.format(count),
    })),
  });
  const halves = [
    half('termCountry', countries, countryName),
    half('termCarrierOrNetwork', networks, (network) => network),
  ];
  return (
    <section class="nl-tools-panel nl-summary-halves" aria-label={say('listSummary')}>
      {halves.map(({ term, lines }) => (
        <table key={term}>
          <caption>{say(term)}</caption>
          <tbody>
            {lines.slice(0, mostShown).map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <Button onPress={() => onCopy(halves.map(copied).join('\n'))}>{say('listSummaryCopy')}</Button>
    </section>
  );
}

/** A half as lines for a spreadsheet. */
function copied({ term, lines }: Half): string {
  return [say(term), ...lines.map(({ name, count }) => `${name}\t${count}`), ''].join('\n');
}
