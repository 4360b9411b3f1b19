import type { ComponentChildren, TargetedInputEvent } from 'preact';
import './field-line.css';
import './parts.css';

type FieldProps = {
  id: string;
  label: string;
  value: string;
  onInput: (value: string) => void;
  /** The user finished a change: the field was left, or Enter was pressed. */
  onCommit?: () => void;
  type?: 'text' | 'password';
  placeholder?: string;
  /** The field is for a number, so on-screen keyboards show digits. */
  numeric?: boolean;
  hint?: ComponentChildren;
  problem?: string | null;
  /** A button beside the field. */
  beside?: ComponentChildren;
};

/** A text field with its name above, a hint below, and a problem in the hint's place if there is one. */
export function Field({
  id,
  label,
  value,
  onInput,
  onCommit,
  type = 'text',
  placeholder = '',
  numeric = false,
  hint,
  problem = null,
  beside,
}: FieldProps) {
  const attributes = {
    id,
    value,
    placeholder,
    // In a right-to-left form, a web address still reads from left to right, typed or as a placeholder.
    dir: value !== '' ? ('auto' as const) : placeholder.startsWith('https:') ? ('ltr' as const) : undefined,
    autocomplete: 'off',
    spellcheck: false,
    inputMode: numeric ? ('numeric' as const) : undefined,
    'aria-invalid': problem !== null,
    'aria-describedby': `${id}-hint`,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => onInput(event.currentTarget.value),
    onChange: onCommit,
  };
  const input = type === 'password' ? <input type="password" {...attributes} /> : <input type="text" {...attributes} />;
  return (
    <div class="nl-field">
      <label for={id}>{label}</label>
      {beside === undefined ? (
        input
      ) : (
        <div class="nl-cluster nl-field-line">
          {input}
          {beside}
        </div>
      )}
      {problem === null && hint === undefined ? null : (
        <p id={`${id}-hint`} class={problem === null ? 'nl-faint nl-field-hint' : 'nl-bad nl-field-problem'}>
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}
