import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import { CountrySelect } from '../parts/CountrySelect.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { PopupEvents, PopupState } from './popup-state.ts';
import './popup.css';

type LookupBoxProps = Pick<PopupEvents, 'onText' | 'onCountry' | 'onLookUp'> & { state: PopupState };

/** Where a number or an address is typed; Enter asks the service. A number without a country code gets a country list. */
export function LookupBox({ state, onText, onCountry, onLookUp }: LookupBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { reading } = state;
  const readNationally = reading.kind === 'report' ? reading.country : null;
  const needsCountry = reading.kind === 'unreadable' && reading.reason === 'needs-country';
  return (
    <form
      class="nl-lookup"
      onSubmit={(event) => {
        event.preventDefault();
        onLookUp();
      }}
    >
      <div class="nl-lookup-box">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          name="subject"
          value={state.text}
          aria-label={say('lookupField')}
          placeholder={say('lookupField')}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </div>
      {readNationally !== null || needsCountry || state.country !== null ? (
        <div class="nl-lookup-country">
          <CountrySelect
            id="country"
            label={say('countryOfNumber')}
            value={state.country ?? readNationally}
            none={say('countryPick')}
            onChange={onCountry}
          />
        </div>
      ) : null}
    </form>
  );
}
