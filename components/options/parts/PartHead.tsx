import type { ComponentChildren } from 'preact';
import './rows.css';

type PartHeadProps = {
  /** Of the title. */
  id: string;
  title: string;
  hint: string;
  /** What is done with the whole section. */
  children: ComponentChildren;
};

/** The title of a section with what it is about, and at the row's end what is done with the whole of it. */
export function PartHead({ id, title, hint, children }: PartHeadProps) {
  return (
    <div class="nl-setting-line">
      <div class="nl-setting-words">
        <h2 id={id}>{title}</h2>
        <p class="nl-options-hint">{hint}</p>
      </div>
      <div class="nl-setting-end">{children}</div>
    </div>
  );
}
