import { callingCode } from '../../lib/words/calling-codes.ts';
import type { Country } from '../../lib/words/countries.ts';
import { countries, countryName, findCountries } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import './parts.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import './country-picker.css';
import { Icon } from './Icon.tsx';
import { Select } from './Select.tsx';

/** The flag of an ISO 3166-1 alpha-2 code, from the extension's own files. */
export function Flag({ country }: { country: string }) {
  if (!/^[A-Z]{2}$/.test(country)) return null;
  return (
    <img
      class="nl-flag"
      src={`/data/flags/${country}.svg`}
      width={18}
      height={12}
      alt={say('flagOf', countryName(country))}
    />
  );
}

type CountryOptionProps = { id: string; country: Country; isActive: boolean; onPick: () => void };

/** A country in the picker's list. It never has the focus, and its flag loads when it comes into sight. */
function CountryOption({ id, country: { code, name }, isActive, onPick }: CountryOptionProps) {
  const calling = callingCode(code);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the combobox, which has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Otherwise the press would take the focus from the field, which closes the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <img class="nl-flag" src={`/data/flags/${code}.svg`} width={18} height={12} alt="" loading="lazy" />
      <span class="nl-grow">{name}</span>
      {calling === null ? null : (
        <bdi class="nl-figures nl-faint" dir="ltr">
          +{calling}
        </bdi>
      )}
    </div>
  );
}

type CountrySelectProps = {
  id: string;
  label: string;
  value: string | null;
  /** What no choice is called. */
  none: string;
  onChange: (country: string | null) => void;
};

/** A list of every country by name. */
export function CountrySelect({ id, label, value, none, onChange }: CountrySelectProps) {
  return (
    <div class="nl-field">
      <label for={id}>{label}</label>
      <Select
        id={id}
        choices={[{ value: '', label: none }, ...countries().map(({ code, name }) => ({ value: code, label: name }))]}
        value={value ?? ''}
        onChange={(country) => onChange(country || null)}
      />
    </div>
  );
}

type CountryPickerProps = {
  /** Unique in the document. */
  id: string;
  label: string;
  value: string | null;
  /** What no choice is called. */
  none: string;
  /** Whether the chosen country's flag is shown; not if something beside it shows it already. */
  hasFlag: boolean;
  onChange: (country: string) => void;
};

/**
 * A country by flag, name, code or calling code: a combobox (ARIA Authoring Practices, "editable, with list
 * autocomplete"). Typing searches, the arrow keys move, Enter picks, Escape closes the list and changes nothing.
 */
export function CountryPicker({ id, label, value, none, hasFlag, onChange }: CountryPickerProps) {
  /** Null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = search !== null;
  const all = useMemo(() => (isOpen ? countries() : []), [isOpen]);
  const found = useMemo(() => findCountries(all, search ?? ''), [all, search]);
  const name = value === null ? null : countryName(value);
  const active = found[activeIndex];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [found, activeIndex]);

  function open(): void {
    if (isOpen) return;
    setSearch('');
    const chosen = countries().findIndex(({ code }) => code === value);
    setActiveIndex(Math.max(chosen, 0));
  }

  function pick(code: string): void {
    setSearch(null);
    if (code !== value) onChange(code);
  }

  function move(by: number): void {
    if (isOpen) setActiveIndex((activeIndex + by + found.length) % Math.max(found.length, 1));
    else open();
  }

  const keys: Record<string, (() => void) | false> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // While the list is closed, Enter submits the form and Escape closes the popup.
    Enter: isOpen && (() => active && pick(active.code)),
    Escape: isOpen && (() => setSearch(null)),
  };

  return (
    <div class="nl-picker">
      <label for={id}>{label}</label>
      <div class="nl-picker-box">
        {value === null || isOpen || !hasFlag ? null : <Flag country={value} />}
        <input
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? `${id}-${active.code}` : undefined}
          value={search ?? name ?? ''}
          placeholder={name ?? none}
          autocomplete="off"
          spellcheck={false}
          onClick={open}
          onBlur={() => setSearch(null)}
          onInput={(event) => {
            setSearch(event.currentTarget.value);
            setActiveIndex(0);
          }}
          onKeyDown={(event) => {
            const act = event.isComposing ? undefined : keys[event.key];
            if (!act) return;
            event.preventDefault();
            event.stopPropagation();
            act();
          }}
        />
        <Icon name="more" />
        <div
          ref={list}
          id={`${id}-list`}
          class="nl-picker-list"
          role="listbox"
          aria-label={label}
          hidden={!isOpen || found.length === 0}
        >
          {found.map((country, index) => (
            <CountryOption
              key={country.code}
              id={`${id}-${country.code}`}
              country={country}
              isActive={index === activeIndex}
              onPick={() => pick(country.code)}
            />
          ))}
        </div>
        <p class="nl-if-filled nl-picker-none" role="status">
          {isOpen && found.length === 0 ? say('countryNotFound') : null}
        </p>
      </div>
    </div>
  );
}
