import { countryName } from '../../../lib/words/countries.ts';
import { language } from '../../../lib/words/language.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { CountrySelect } from '../../parts/Country.tsx';
import type { ListEvents, ListState } from './list-state.ts';

type ListReadingProps = {
  state: Pick<ListState, 'rows' | 'linesWithout' | 'left' | 'country' | 'canReadAgain'>;
  onCountry: ListEvents['onCountry'];
};

/**
 * How the list was read: the lines in which nothing was found, and the country that its national numbers are read
 * with. It says nothing if nothing was left out and no country counted.
 */
export function ListReading({ state, onCountry }: ListReadingProps) {
  const { rows, linesWithout, left, country, canReadAgain } = state;
  const hasChoice =
    canReadAgain &&
    rows.some(({ entry }) => entry.subject.kind === 'phone') &&
    (linesWithout > 0 || country.chosen !== null || rows.some(({ entry }) => entry.country !== null));
  if (linesWithout === 0 && !hasChoice) return null;
  const words = sayCount('listWithout', linesWithout);
  return (
    <div class="nl-cluster nl-list-reading">
      {linesWithout === 0 ? null : left.length === 0 ? (
        <p class="nl-fine">{words}</p>
      ) : (
        <details>
          <summary class="nl-fine">{words}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
          <ol class="nl-box nl-breaks nl-lines-left" tabIndex={0} aria-label={words}>
            {left.map(({ file, line, text }, index) => (
              <li key={index}>
                <bdi class="nl-fine nl-figures">
                  {file === null ? new Intl.NumberFormat(language()).format(line) : `${file}:${line}`}
                </bdi>
                <bdi>{text}</bdi>
              </li>
            ))}
            {left.length < linesWithout ? (
              <li class="nl-fine">{say('listShownOf', left.length, linesWithout)}</li>
            ) : null}
          </ol>
        </details>
      )}
      {hasChoice ? (
        <CountrySelect
          id="list-read-as"
          label={say('listReadAs')}
          value={country.chosen}
          none={country.read === null ? say('listCountryNone') : say('listCountryOwn', countryName(country.read))}
          onChange={onCountry}
        />
      ) : null}
    </div>
  );
}
