import { planSpending } from '../../../lib/list/plan-spending.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import type { Share } from '../../../lib/list/summary.ts';
import { summarize } from '../../../lib/list/summary.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { language } from '../../../lib/words/language.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';

/** How many lines of each table are shown. All are copied. */
const mostShown = 8;

type ListSummaryProps = { rows: readonly ListRow[]; onCopy: (text: string) => void };

type CountTable = { term: MessageKey; lines: { name: string; count: string }[] };

/** How many of the rows can't be looked up online, and how many each country and network has. */
export function ListSummary({ rows, onCopy }: ListSummaryProps) {
  const { countries, networks } = summarize(rows);
  const { noLookup, whyClosed } = planSpending(rows);
  const numbers = new Intl.NumberFormat(language());
  const tableOf = (term: MessageKey, shares: Share[], nameOf: (value: string) => string): CountTable => ({
    term,
    lines: shares.map(({ value, count }) => ({
      name: value === null ? say('listSummaryNone') : nameOf(value),
      count: numbers.format(count),
    })),
  });
  const tables = [
    tableOf('termCountry', countries, countryName),
    tableOf('termCarrierOrNetwork', networks, (network) => network),
  ];
  return (
    <section class="nl-rule nl-tools-panel nl-summary-halves" aria-label={say('listSummary')}>
      {noLookup > 0 && whyClosed === null ? <p>{sayCount('listHere', noLookup)}</p> : null}
      {tables.map(({ term, lines }) => (
        <table key={term}>
          <caption class="nl-soft">{say(term)}</caption>
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
      <Button onPress={() => onCopy(tables.map(tabbedText).join('\n'))}>{say('listSummaryCopy')}</Button>
    </section>
  );
}

/** Returns a table as lines for a spreadsheet, with a tab between the cells. */
function tabbedText({ term, lines }: CountTable): string {
  return [say(term), ...lines.map(({ name, count }) => `${name}\t${count}`), ''].join('\n');
}
