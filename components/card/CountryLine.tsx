import { useState } from 'preact/hooks';
import type { CardReading } from '../../lib/model/card-view.ts';
import type { Report } from '../../lib/model/report.ts';
import { foundCountry } from '../../lib/report/found-country.ts';
import { rungText } from '../../lib/report/reading-words.ts';
import { countries } from '../../lib/words/countries.ts';
import { countryName } from '../../lib/words/country-name.ts';
import { say } from '../../lib/words/say.ts';
import './reading.css';

type CountryLineProps = {
  report: Report;
  country: string;
  reading: CardReading;
  /** A country that was picked and of which this is no valid number. */
  notValid: string | null;
  onReread: (country: string | null) => void;
};

/** Which country a national number was read with and why, and the choice of another. */
export function CountryLine({ report, country, reading, notValid, onReread }: CountryLineProps) {
  const { rung, otherwise } = reading;
  if (rung === null) return null;
  const found = foundCountry(report, country);
  return (
    <div class="nl-country">
      <div class="nl-country-line">
        <p>{say('readAsBy', countryName(found), rungText(rung))}</p>
        <CountryPick country={country} otherwise={otherwise} onPick={onReread} />
      </div>
      <p role="status" class="nl-country-problem">
        {notValid === null ? null : say('notValidIn', countryName(notValid), countryName(found))}
      </p>
    </div>
  );
}

type CountryPickProps = { country: string; otherwise: string | null; onPick: (country: string | null) => void };

/** A word that opens the browser's own list. The list is filled when somebody comes near: a card must paint at once. */
function CountryPick({ country, otherwise, onPick }: CountryPickProps) {
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  return (
    <span class="nl-pick" onPointerEnter={come}>
      <span aria-hidden="true">{say('change')}</span>
      <select
        aria-label={say('changeCountry')}
        value={country}
        onFocus={come}
        onChange={(event) => onPick(event.currentTarget.value || null)}
      >
        {otherwise === null ? null : <option value="">{say('asPageSuggests', countryName(otherwise))}</option>}
        {(isNear ? countries() : [{ code: country, name: countryName(country) }]).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
