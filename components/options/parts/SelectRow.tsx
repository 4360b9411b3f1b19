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
        <select
          id={id}
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={({ currentTarget }) => {
            const picked = choices.find((each) => String(each.value) === currentTarget.value);
            if (picked) onChange(picked.value);
          }}
        >
          {choices.map((each) => (
            <option key={each.value} value={each.value} selected={each.value === value}>
              {each.label}
            </option>
          ))}
        </select>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} class="nl-options-hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
