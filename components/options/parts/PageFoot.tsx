import type { ComponentChildren } from 'preact';
import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import './page-foot.css';

type PageFootProps = {
  /** What the page shows of how many. */
  text: string;
  offset: number;
  /** Entries of a page, and of the whole list. */
  length: number;
  all: number;
  onTurn: (offset: number) => void;
  /** What is done with the whole list. */
  children: ComponentChildren;
};

/** Below a list that is shown in pages: where it is, the way to the pages beside, and what is done with all of it. */
export function PageFoot({ text, offset, length, all, onTurn, children }: PageFootProps) {
  return (
    <div class="nl-page-foot">
      <span class="nl-page-range" role="status">
        {text}
      </span>
      {all > length ? (
        <span class="nl-page-turn">
          <Button disabled={offset === 0} onPress={() => onTurn(Math.max(0, offset - length))}>
            {say('pagePrevious')}
          </Button>
          <Button disabled={offset + length >= all} onPress={() => onTurn(offset + length)}>
            {say('pageNext')}
          </Button>
        </span>
      ) : null}
      {children}
    </div>
  );
}
