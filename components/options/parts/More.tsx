import type { ComponentChildren } from 'preact';
import { say } from '../../../lib/words/say.ts';
import { Icon } from '../../parts/Icon.tsx';
import './more.css';

type MoreProps = {
  /** What is behind it; "More about this" unless told. */
  label?: ComponentChildren;
  /** It is shown at first. */
  open?: boolean;
  children: ComponentChildren;
};

/** The words that show and hide what is folded away, with the arrow that all such words of the page have. */
export function Summary({ children }: { children: ComponentChildren }) {
  return (
    <summary class="nl-more-words">
      {children}
      <Icon name="more" />
    </summary>
  );
}

/** What few need to read or set, folded away below what all need. A search that has its words opens it. */
export function More({ label = say('optionsMore'), open = false, children }: MoreProps) {
  return (
    <details class="nl-more" open={open}>
      <Summary>{label}</Summary>
      {children}
    </details>
  );
}
