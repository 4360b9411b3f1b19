import type { ComponentChildren } from 'preact';
import { say } from '../../../lib/words/say.ts';
import { Icon } from '../../parts/Icon.tsx';
import './more.css';

type MoreProps = {
  /** The label of the fold; "More about this" by default. */
  label?: ComponentChildren;
  /** It is open at first. */
  open?: boolean;
  children: ComponentChildren;
};

/** The label that opens and closes the folded part, with the arrow of all such labels on the page. */
export function Summary({ children }: { children: ComponentChildren }) {
  return (
    <summary class="nl-line nl-turns nl-more-words">
      {children}
      <Icon name="more" />
    </summary>
  );
}

/** A folded part for what few users need. A search that matches it opens it. */
export function More({ label = say('optionsMore'), open = false, children }: MoreProps) {
  return (
    <details class="nl-shrinks nl-more" open={open}>
      <Summary>{label}</Summary>
      {children}
    </details>
  );
}
