import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './segments.css';
import './parts.css';

type SegmentsProps<Value extends string> = {
  /** The name of the choice, for screen readers. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of a few in one row: a radio group, so the arrow keys move in it. */
export function Segments<Value extends string>({ label, choices, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div class="nl-segments" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

type SwitchProps = { label: ComponentChildren; on: boolean; onChange: (on: boolean) => void };

/** A switch with its words beside it. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label class="nl-switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="nl-switch-track" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
