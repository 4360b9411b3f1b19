import { Select } from '../../parts/Select.tsx';
import './rows.css';

type SelectRowProps<Value extends string | number> = {
  id: string;
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  hint?: string | undefined;
  onChange: (value: Value) => void;
};

/** A row for an option with a few choices: its name, below it a hint, and at the row's end the choice. */
export function SelectRow<Value extends string | number>(props: SelectRowProps<Value>) {
  const { id, label, choices, value, hint, onChange } = props;
  return (
    <div class="nl-option">
      <div class="nl-field">
        <label for={id}>{label}</label>
        <Select
          id={id}
          choices={choices}
          value={value}
          describedBy={hint === undefined ? undefined : `${id}-hint`}
          onChange={onChange}
        />
        {hint === undefined ? null : (
          <p id={`${id}-hint`} class="nl-options-hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
