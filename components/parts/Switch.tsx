import './parts.css';

/** A switch with its words beside it. */
export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
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
