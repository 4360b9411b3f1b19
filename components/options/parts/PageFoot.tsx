import type { ComponentChildren } from 'preact';
import { language } from '../../../lib/words/language.ts';
import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import './page-foot.css';

type PageFootProps = {
  /** The text that says which entries are shown, of how many. */
  text: string;
  offset: number;
  /** Number of entries on a page, and in the whole list. */
  length: number;
  all: number;
  onTurn: (offset: number) => void;
  /** Buttons for the whole list. */
  children: ComponentChildren;
};

/**
 * The foot of a list that is shown in pages: the position, the buttons to the next and previous page, and buttons for
 * the whole list.
 */
export function PageFoot({ text, offset, length, all, onTurn, children }: PageFootProps) {
  return (
    <div class="nl-cluster nl-page-foot">
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

/** Returns which of a list's entries a page shows: "51–100 of 1,204". */
export function pageRange(offset: number, shown: number, { all }: { all: number }): string {
  const number = new Intl.NumberFormat(language());
  return say('pageRange', ...[offset + 1, offset + shown, all].map((count) => number.format(count)));
}
