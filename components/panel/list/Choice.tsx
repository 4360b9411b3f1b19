import { useId } from 'preact/hooks';

type ChoiceProps<Value extends string> = {
  label: string;
  /** Only screen readers get the label, because the choices show what they are for. */
  isLabelHidden?: boolean;
  value: Value | null;
  options: readonly { value: Value; text: string }[];
  /** The words for no choice; absent if there always is one. */
  none?: string;
  onChange: (value: Value | null) => void;
};

/** A list of choices with its label above. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  none,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div class="nl-choice">
      <label for={id} class={isLabelHidden ? 'nl-hidden' : 'nl-muted'}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => {
          const picked = event.currentTarget.value;
          onChange(options.find((option) => option.value === picked)?.value ?? null);
        }}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
