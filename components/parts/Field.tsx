import type { ComponentChildren, TargetedInputEvent } from 'preact';
import './parts.css';

type FieldProps = {
  id: string;
  label: string;
  value: string;
  onInput: (value: string) => void;
  /** It is typed to its end: the field was left, or Enter pressed. */
  onCommit?: () => void;
  type?: 'text' | 'password';
  placeholder?: string;
  /** A number is typed here: small devices show digits to type it with. */
  numeric?: boolean;
  hint?: ComponentChildren;
  problem?: string | null;
  /** A button at the end of the hint. */
  action?: ComponentChildren;
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
  action,
}: FieldProps) {
  const attributes = {
    id,
    value,
    placeholder,
    // A web address stays in order in a form that is written from right to left, the beginning of one too.
    dir: value !== '' ? ('auto' as const) : placeholder.startsWith('https:') ? ('ltr' as const) : undefined,
    autocomplete: 'off',
    spellcheck: false,
    inputMode: numeric ? ('numeric' as const) : undefined,
    'aria-invalid': problem !== null,
    'aria-describedby': `${id}-hint`,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => onInput(event.currentTarget.value),
    onChange: onCommit,
  };
  return (
    <div class="nl-field">
      <label for={id}>{label}</label>
      {type === 'password' ? <input type="password" {...attributes} /> : <input type="text" {...attributes} />}
      {problem === null && hint === undefined ? null : (
        <p class={problem === null ? 'nl-field-hint' : 'nl-field-problem'}>
          <span id={`${id}-hint`}>{problem ?? hint}</span>
          {action === undefined ? null : <> {action}</>}
        </p>
      )}
    </div>
  );
}
