import type { ComponentChildren } from 'preact';
import './rows.css';

type PartHeadProps = {
  /** The id of the title. */
  id: string;
  title: string;
  hint: string;
  /** Buttons for the whole section. */
  children: ComponentChildren;
};

/** The title of a section with a hint, and at the row's end the buttons for the whole section. */
export function PartHead({ id, title, hint, children }: PartHeadProps) {
  return (
    <div class="nl-spread nl-setting-line">
      <div class="nl-setting-words">
        <h2 id={id}>{title}</h2>
        <p class="nl-options-hint">{hint}</p>
      </div>
      <div class="nl-wraps nl-gap nl-setting-end">{children}</div>
    </div>
  );
}
