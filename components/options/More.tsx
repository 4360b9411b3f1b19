import type { ComponentChildren } from 'preact';
import { say } from '../../lib/words/say.ts';
import './sections.css';

type MoreProps = {
  /** What is behind it; "More about this" unless told. */
  label?: ComponentChildren;
  /** It is shown at first. */
  open?: boolean;
  children: ComponentChildren;
};

/** What few need to read or set, folded away below what all need. A search that has its words opens it. */
export function More({ label = say('optionsMore'), open = false, children }: MoreProps) {
  return (
    <details class="nl-more" open={open}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
