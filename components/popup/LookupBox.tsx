import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import { CountryPicker, Flag } from '../parts/Country.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { pastedLinks } from './pasted-links.ts';
import type { PopupEvents, PopupReading, PopupState } from './popup-state.ts';
import './popup.css';

type LookupBoxProps = Pick<PopupEvents, 'onText' | 'onPaste' | 'onCountry' | 'onEnter' | 'onClear'> & {
  state: PopupState;
  field: RefObject<HTMLInputElement | null>;
  /** What Enter opens, for screen readers; null if it opens nothing. */
  opens: string | null;
};

/**
 * The field for a number or an address. Until there is a report, its icon or flag shows what the text was read as, and
 * the line below it the country of its code and whether it may be incomplete. A number without a country code gets a
 * country list.
 */
export function LookupBox({
  state,
  field: input,
  opens,
  onText,
  onPaste,
  onCountry,
  onEnter,
  onClear,
}: LookupBoxProps) {
  useEffect(() => input.current?.focus(), []);
  const { reading } = state;
  const readNationally = nationalCountry(reading);
  const needsCountry = reading.kind === 'unreadable' && reading.reason === 'needs-country';
  const hasPicker = readNationally !== null || needsCountry || state.country !== null;
  // No flag then: the report shows one, and the list of countries names its choice.
  const country = reading.kind === 'report' || hasPicker ? null : countryOf(reading);
  return (
    <form
      class="nl-lookup"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <div class="nl-lookup-box" data-kind={kindOf(reading)}>
        <span class="nl-middle nl-lookup-sign">
          {country === null ? <Icon name={icons[kindOf(reading)]} /> : <Flag country={country} />}
        </span>
        <input
          ref={input}
          class="nl-lookup-field"
          type="text"
          name="subject"
          value={state.text}
          aria-label={say('lookupField')}
          aria-describedby={opens === null ? undefined : opensId}
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
            const links = pastedLinks(event.clipboardData?.getData('text/html') ?? '');
            const lines = pasted.split(/[\r\n]+/).filter((line) => line.trim() !== '');
            // The field would join the lines, and their numbers with them, and drop the links.
            if (lines.length < 2 && links?.length === 0) return;
            event.preventDefault();
            onPaste({ text: pasted, shown: lines.map((line) => line.trim()).join('; '), links });
          }}
        />
        {state.text === '' ? null : (
          // Not a stop of the Tab key: Esc clears the field.
          <button
            type="button"
            class="nl-icon-button nl-lookup-clear"
            tabIndex={-1}
            aria-label={say('clearField')}
            title={say('clearField')}
            onClick={() => {
              onClear();
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {opens === null ? null : (
        <span id={opensId} hidden>
          {say('enterOpens', opens)}
        </span>
      )}
      <p class="nl-muted nl-lookup-note" role="status">
        {noteOn(reading)}
      </p>
      {hasPicker ? (
        <CountryPicker
          id="country"
          label={say('countryOfNumber')}
          value={state.country ?? readNationally}
          hasFlag={reading.kind !== 'report'}
          none={say('countryPick')}
          onChange={onCountry}
        />
      ) : null}
      {/* With two fields, browsers send a form by Enter only if it has a button. */}
      <input type="submit" hidden />
    </form>
  );
}

const opensId = 'enter-opens';

const icons = { none: 'search', phone: 'phone', ip: 'address', several: 'list' } as const satisfies Record<
  string,
  IconName
>;

function kindOf(reading: PopupReading): keyof typeof icons {
  if (reading.kind === 'several') return 'several';
  if (reading.kind === 'report') return reading.report.subject.kind;
  if (reading.kind === 'faulty' || reading.kind === 'network') return 'ip';
  const isNational = reading.kind === 'begun' && reading.isNational;
  return isNational || (reading.kind === 'unreadable' && reading.reason === 'needs-country') ? 'phone' : 'none';
}

/** The country of a number, as soon as its code is typed. */
function countryOf(reading: PopupReading): string | null {
  return reading.kind === 'begun' ? reading.country : null;
}

/** The country that a national number was read with, also one that is not whole yet. */
function nationalCountry(reading: PopupReading): string | null {
  if (reading.kind === 'report') return reading.country;
  return reading.kind === 'begun' && reading.isNational ? reading.country : null;
}

/**
 * Says that the text is the beginning of a number, with the country of its code, or that its country is missing. An
 * emergency number is complete.
 */
function noteOn(reading: PopupReading): string | null {
  if (reading.kind === 'unreadable' && reading.reason === 'needs-country') return say('unreadableNeedsCountry');
  if (reading.kind !== 'begun' || (reading.short !== null && reading.short !== 'short')) return null;
  const country = reading.country === null || reading.isNational ? null : countryName(reading.country);
  return country === null ? say('keepTyping') : say('headlinePair', country, say('keepTyping'));
}

function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}
