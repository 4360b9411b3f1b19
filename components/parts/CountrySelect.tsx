import { countries } from '../../lib/words/countries.ts';
import './parts.css';

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
      <select id={id} value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || null)}>
        <option value="">{none}</option>
        {countries().map(({ code, name }) => (
          <option key={code} value={code} selected={code === value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
