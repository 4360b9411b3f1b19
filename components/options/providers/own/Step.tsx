import type { ComponentChildren } from 'preact';
import { say } from '../../../../lib/words/say.ts';
import { More } from '../../parts/More.tsx';
import './own-providers.css';

type StepProps = {
  title: string;
  children: ComponentChildren;
  /** The folded part for what few users need. */
  more?: ComponentChildren;
  /** Names the fields of the folded part that are filled in. */
  filled?: string;
  /** A field in the folded part has to be corrected. */
  isMoreOpen?: boolean;
};

/** One named step of the form; the style numbers the steps. */
export function Step({ title, children, more, filled = '', isMoreOpen = false }: StepProps) {
  return (
    <fieldset class="nl-own-step">
      <legend>{title}</legend>
      {children}
      {more === undefined ? null : (
        <More
          label={
            <>
              {say('more')} <bdi class="nl-more-value">{filled}</bdi>
            </>
          }
          open={isMoreOpen}
        >
          {more}
        </More>
      )}
    </fieldset>
  );
}
