import { useState } from 'preact/hooks';
import type { Report } from '../../lib/model/answer/report.ts';
import type { CardReading } from '../../lib/model/page/card.ts';
import { foundCountry } from '../../lib/report/facts/country-claim.ts';
import { rungText } from '../../lib/report/wording/reading-words.ts';
import { callingCode } from '../../lib/words/calling-codes.ts';
import { countries, countryName, shortCountryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import './reading.css';
import './guess.css';
import { Button } from '../parts/Button.tsx';
import { Flag } from '../parts/Country.tsx';
import { Icon } from '../parts/Icon.tsx';
import { fitsSmallRow } from './title-width.ts';

type CountryLineProps = {
  report: Report;
  country: string;
  reading: CardReading;
  /** A country that the user chose and in which the number is not valid. */
  notValid: string | null;
  onReread: (country: string | null) => void;
};

/** Which country a national number was read with and why, and the choice of another. */
export function CountryLine({ report, country, reading, notValid, onReread }: CountryLineProps) {
  const { rung, otherwise, next = null } = reading;
  if (rung === null) return null;
  const found = foundCountry(report, country);
  return (
    <div class="nl-country">
      <div class="nl-country-line">
        <p class={rung === 'chosen' ? undefined : 'nl-country-assumed'}>
          {say('readAsBy', countryName(found), rungText(rung))}
        </p>
        <CountryPick country={country} otherwise={otherwise} onPick={onReread} />
      </div>
      {next === null ? null : <NextCountry country={next} onReread={onReread} />}
      <p role="status" class="nl-country-problem">
        {notValid === null ? null : say('notValidIn', countryName(notValid), countryName(found))}
      </p>
    </div>
  );
}

type CountryPickProps = { country: string; otherwise: string | null; onPick: (country: string | null) => void };

/**
 * A word that opens the browser's own list. The list is filled when the pointer or the focus comes, because a card must
 * paint at once.
 */
export function CountryPick({ country, otherwise, onPick }: CountryPickProps) {
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  return (
    <span class="nl-country-pick" onPointerEnter={come}>
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

type GuessLineProps = {
  report: Report;
  country: string;
  reading: CardReading;
  /** A country that the user chose and in which the number is not valid. */
  notValid: string | null;
  onReread: (country: string | null) => void;
};

/** Says which country the user chose, or that the chosen one does not fit; and lets the user choose another. */
export function GuessLine({ report, country, reading, notValid, onReread }: GuessLineProps) {
  const { rung, otherwise } = reading;
  if (rung === null) return null;
  const found = foundCountry(report, country);
  const isChosen = rung === 'chosen';
  const chosen = isChosen ? say('readAsBy', countryName(found), rungText(rung)) : '';
  const inFull = notValid === null ? chosen : say('notValidIn', countryName(notValid), countryName(found));
  const words = notValid === null ? chosen : problemText({ notValid, found, choice: isChosen ? [say('change')] : [] });
  return (
    <div class="nl-guess">
      <div class="nl-guess-why">
        {notValid === null ? null : <Icon name="doubtful" size={15} />}
        <p title={inFull}>
          <span role="status" class={notValid === null ? undefined : 'nl-country-problem'}>
            {words}
          </span>{' '}
          {isChosen ? <CountryPick country={country} otherwise={otherwise} onPick={onReread} /> : null}
        </p>
      </div>
    </div>
  );
}

type Problem = { notValid: string; found: string; choice: string[] };

/** Says in one line that a number is not valid in a country. If there is no room, the card's first line names the other one. */
function problemText({ notValid, found, choice }: Problem): string {
  const wordings = [
    say('notValidIn', countryName(notValid), countryName(found)),
    say('notValidIn', shortCountryName(notValid), shortCountryName(found)),
    say('notValidInShort', countryName(notValid)),
  ];
  return wordings.find((each) => fitsSmallRow([each, ...choice])) ?? say('notValidInShort', shortCountryName(notValid));
}

/** Returns the labels of the button that reads a number with another country: the longest first. */
export function nextTexts(country: string): [full: string, short: string] {
  const code = `+${callingCode(country) ?? ''}`;
  return [say('readAsOther', countryName(country), code), say('readAsOther', shortCountryName(country), code)];
}

type NextCountryProps = {
  country: string;
  /** The label that fits; the full one if it is absent. */
  text?: string;
  hasFlag?: boolean;
  onReread: (country: string) => void;
};

/** Reads the number with another country, in one press. */
export function NextCountry({ country, text = nextTexts(country)[0], hasFlag = true, onReread }: NextCountryProps) {
  return (
    <span class="nl-next-country">
      {hasFlag ? <Flag country={country} /> : null}
      <Button kind="link" onPress={() => onReread(country)}>
        {text}
      </Button>
    </span>
  );
}
