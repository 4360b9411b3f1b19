import { useState } from 'preact/hooks';
import type { Report } from '../../lib/model/answer/report.ts';
import type { CardReading } from '../../lib/model/page/card.ts';
import { foundCountry } from '../../lib/report/facts/country-claim.ts';
import { rungText } from '../../lib/report/wording/reading-words.ts';
import { countries, countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import './reading.css';
import { subjectKey } from '../../lib/model/subject.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';

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

type MismatchNoteProps = { mismatch: NonNullable<CardReading['mismatch']>; onPick: (index: number) => void };

/** A link calls another number than its text shows: says which one this is, and leads to the other. */
export function MismatchNote({ mismatch: { shows, other, index }, onPick }: MismatchNoteProps) {
  return (
    <div class="nl-warning">
      <Icon name="warning" />
      <div>
        <p class="nl-mismatch">{say(shows === 'link' ? 'mismatchLink' : 'mismatchText')}</p>
        <Button kind="link" onPress={() => onPick(index)}>
          {say(shows === 'link' ? 'mismatchShowText' : 'mismatchShowLink', subjectKey(other))}
        </Button>
      </div>
    </div>
  );
}
