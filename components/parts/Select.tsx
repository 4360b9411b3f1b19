type SelectProps<Value extends string | number> = {
  choices: readonly { value: Value; label: string }[];
  value: Value;
  id?: string;
  /** The name for screen readers, if no label is beside it. */
  label?: string;
  describedBy?: string | undefined;
  onChange: (value: Value) => void;
};

/** The browser's own list of a few choices. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { choices, value, id, label, describedBy, onChange } = props;
  return (
    <select
      id={id}
      value={value}
      aria-label={label}
      aria-describedby={describedBy}
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
  );
}
