import { useState } from 'preact/hooks';
import type { CountryChoice } from '../../lib/report/view/view.ts';
import { callingCode } from '../../lib/words/calling-codes.ts';
import { countries, countryName, shortCountryName } from '../../lib/words/countries.ts';
import { rungText } from '../../lib/words/reading-words.ts';
import { say } from '../../lib/words/say.ts';
import './reading.css';
import './guess.css';
import { Button } from '../parts/Button.tsx';
import { Flag } from '../parts/Country.tsx';
import { Icon } from '../parts/Icon.tsx';
import { fitsGuess } from '../report/words-that-fit.ts';

type CountryLineProps = {
  choice: CountryChoice;
  /** A country that the user chose and in which the number is not valid. */
  notValid: string | null;
  onReread: (country: string | null) => void;
};

/**
 * The country that the user chose, and the choice of another; the next likeliest country; and that a choice does not fit.
 * An assumed country is in the card's head.
 */
export function CountryLine({ choice, notValid, onReread }: CountryLineProps) {
  const { kind, found, next } = choice;
  return (
    <div class="nl-fine nl-country">
      {kind === 'chosen' ? (
        <div class="nl-beside nl-country-line">
          <p>{say('readAsBy', countryName(found), rungText('chosen'))}</p>
          <CountryPick choice={choice} onPick={onReread} />
        </div>
      ) : null}
      {next === null ? null : <NextCountry country={next} onReread={onReread} />}
      <p role="status" class="nl-warn">
        {notValid === null ? null : say('notValidIn', countryName(notValid), countryName(found))}
      </p>
    </div>
  );
}

type CountryPickProps = {
  choice: Pick<CountryChoice, 'country' | 'otherwise'>;
  onPick: (country: string | null) => void;
};

/**
 * The word “Change”, which opens the browser's own list. The list is filled when the pointer or the focus comes, because
 * a card must paint at once.
 */
export function CountryPick({ choice: { country, otherwise }, onPick }: CountryPickProps) {
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  return (
    <span class="nl-focus-around nl-country-pick" onPointerEnter={come}>
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

/** Returns the words of the buttons after an assumed country. */
export function choiceWords(choice: CountryChoice | null): string[] {
  if (choice?.kind !== 'assumed') return [];
  return [...(choice.next === null ? [] : [nextWord(choice.next)]), say('change')];
}

type CountryChooserProps = { choice: CountryChoice; onReread: (country: string | null) => void };

/** What a card at a glance offers instead of its number's country. One that the user chose has a line, which names it. */
export function CountryChooser({ choice, onReread }: CountryChooserProps) {
  const { kind, found, next } = choice;
  const change = <CountryPick choice={choice} onPick={onReread} />;
  if (kind === 'assumed') {
    return (
      <>
        {next === null ? null : <NextCountry country={next} isShort onReread={onReread} />}
        {change}
      </>
    );
  }
  return (
    <p class="nl-soft nl-tight nl-glance-country">
      <span role="status" class="nl-hidden">
        {say('readAsBy', countryName(found), rungText('chosen'))}
      </span>
      <span class="nl-clip" aria-hidden="true">
        {say('chosenCountry', countryName(found))}
      </span>
      {change}
    </p>
  );
}

/** Says that the country that the user chose does not fit, and which one is used. */
export function NotValidLine({ notValid, country }: { notValid: string; country: string }) {
  const wordings = [
    say('notValidIn', countryName(notValid), countryName(country)),
    say('notValidIn', shortCountryName(notValid), shortCountryName(country)),
    // The card's first lines name the other one.
    say('notValidInShort', countryName(notValid)),
  ];
  const words = wordings.find((each) => fitsGuess([each])) ?? say('notValidInShort', shortCountryName(notValid));
  return (
    <p class="nl-medium nl-warn nl-tight nl-glance-country" title={wordings[0]}>
      <Icon name="doubtful" size={14} />
      <span class="nl-clip" role="status">
        {words}
      </span>
    </p>
  );
}

/** Returns the word of the button that reads a number with the next likeliest country, on a small card. */
function nextWord(country: string): string {
  return say('nextCountry', shortCountryName(country));
}

type NextCountryProps = {
  country: string;
  /** It is in a line of words: a short label, and no flag. */
  isShort?: boolean;
  onReread: (country: string) => void;
};

/** Reads the number with another country, in one press. */
export function NextCountry({ country, isShort = false, onReread }: NextCountryProps) {
  const label = say('readAsOther', countryName(country), `+${callingCode(country) ?? ''}`);
  return (
    <span class="nl-line-in nl-next-country">
      {isShort ? null : <Flag country={country} />}
      <Button kind="link" label={isShort ? label : undefined} onPress={() => onReread(country)}>
        {isShort ? nextWord(country) : label}
      </Button>
    </span>
  );
}
