import { useId } from 'preact/hooks';
import { Select } from '../../parts/Select.tsx';

type ChoiceProps<Value extends string> = {
  label: string;
  /** Only screen readers get the label, because the choices show what they are for. */
  isLabelHidden?: boolean;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
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
  const choices = none === undefined ? options : [{ value: '' as const, label: none }, ...options];
  return (
    <div class="nl-choice">
      <label for={id} class={isLabelHidden ? 'nl-hidden' : 'nl-muted'}>
        {label}
      </label>
      <Select<Value | ''>
        id={id}
        choices={choices}
        value={value ?? ''}
        onChange={(picked) => onChange(picked === '' ? null : picked)}
      />
    </div>
  );
}
