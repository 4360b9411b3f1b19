import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import { CountryPicker } from '../parts/Country.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { PopupEvents, PopupState, Reading } from './popup-state.ts';
import './popup.css';

type LookupBoxProps = Pick<PopupEvents, 'onText' | 'onPaste' | 'onCountry' | 'onLookUp'> & {
  state: PopupState;
  field: RefObject<HTMLInputElement | null>;
};

/**
 * Where a number or an address is typed; Enter asks the service. The drawing says what it was taken for. A number without
 * a country code gets a country list.
 */
export function LookupBox({ state, field: input, onText, onPaste, onCountry, onLookUp }: LookupBoxProps) {
  useEffect(() => input.current?.focus(), []);
  const { reading } = state;
  const readNationally = nationalCountry(reading);
  const needsCountry = reading.kind === 'unreadable' && reading.reason === 'needs-country';
  return (
    <form
      class="nl-lookup"
      onSubmit={(event) => {
        event.preventDefault();
        onLookUp();
      }}
    >
      <div class="nl-lookup-box" data-kind={kindOf(reading)}>
        <Icon name={icons[kindOf(reading)]} />
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
          onInput={(event) => {
            const field = event.currentTarget;
            const isTyped = event.inputType === 'insertText' && !event.isComposing;
            onText(field.value, isTyped && isAtEnd(field) ? () => isAtEnd(field) : undefined);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData('text/plain') ?? '';
            const lines = pasted.split(/[\r\n]+/).filter((line) => line.trim() !== '');
            // The field would join the lines, and their numbers with them.
            if (lines.length < 2) return;
            event.preventDefault();
            onPaste(pasted, lines.map((line) => line.trim()).join('; '));
          }}
        />
      </div>
      {readNationally !== null || needsCountry || state.country !== null ? (
        <CountryPicker
          id="country"
          label={say('countryOfNumber')}
          value={state.country ?? readNationally}
          none={say('countryPick')}
          onChange={onCountry}
        />
      ) : null}
      {/* With two fields, browsers send a form by Enter only if it has a button. */}
      <input type="submit" hidden />
    </form>
  );
}

const icons = { none: 'search', phone: 'phone', ip: 'address', several: 'list' } as const satisfies Record<
  string,
  IconName
>;

function kindOf(reading: Reading): keyof typeof icons {
  if (reading.kind === 'several') return 'several';
  if (reading.kind === 'report') return reading.report.subject.kind;
  const isNational = reading.kind === 'unreadable' && (reading.reason === 'needs-country' || reading.country);
  return isNational ? 'phone' : 'none';
}

/** The country that a national number was read with, also one that is not whole yet. */
function nationalCountry(reading: Reading): string | null {
  if (reading.kind === 'report') return reading.country;
  return reading.kind === 'unreadable' ? (reading.country ?? null) : null;
}

function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}
