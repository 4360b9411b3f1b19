import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import './rows.css';

type Part = RefObject<HTMLElement | null>;

/** Returns how many fields of a section are wrong. The fields say it on the page, whichever state they come from. */
export function useWrongFields(part: Part): number {
  const [count, setCount] = useState(0);
  // After every drawing of the section.
  useLayoutEffect(() => setCount(wrongFields(part.current).length));
  return count;
}

type PartTitleProps = { id: string; title: string; part: Part; wrong: number };

/** The title of a section with fields. Beside it is how many of them are wrong, which leads to the first one. */
export function PartTitle({ id, title, part, wrong }: PartTitleProps) {
  return (
    <div class="nl-wraps nl-part-title">
      <h2 id={id}>{title}</h2>
      {wrong === 0 ? null : (
        <Button kind="link" onPress={() => goToWrongField(part.current)}>
          {sayCount('problemCount', wrong)}
        </Button>
      )}
    </div>
  );
}

/** Returns the fields with a problem, in their order on the page. */
export function wrongFields(part: ParentNode | null | undefined): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
}

/** Moves the focus to the first field with a problem, and opens the fold that it is in. */
export function goToWrongField(part: ParentNode | null | undefined): void {
  const [field] = wrongFields(part);
  for (let place = field?.parentElement; place; place = place.parentElement) {
    if (place.matches('details')) place.setAttribute('open', '');
  }
  field?.focus();
}
