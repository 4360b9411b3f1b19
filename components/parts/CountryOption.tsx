import { callingCode } from '../../lib/words/calling-code.ts';
import type { Country } from '../../lib/words/find-countries.ts';

type CountryOptionProps = { id: string; country: Country; active: boolean; onPick: () => void };

/** A country in a list that stays where the focus is not. Its flag loads when it comes into sight. */
export function CountryOption({ id, country: { code, name }, active, onPick }: CountryOptionProps) {
  const calling = callingCode(code);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the combobox, which has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // A press would take the focus from the field, and close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <img class="nl-flag" src={`/data/flags/${code}.svg`} width={18} height={12} alt="" loading="lazy" />
      <span class="nl-picker-name">{name}</span>
      {calling === null ? null : (
        <bdi class="nl-picker-code" dir="ltr">
          +{calling}
        </bdi>
      )}
    </div>
  );
}
