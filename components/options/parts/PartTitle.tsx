import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import './rows.css';
import { goToWrongField, wrongFields } from './wrong-fields.ts';

/** The title of a section with fields. Beside it is how many of them are wrong, which leads to the first one. */
export function PartTitle({ id, title }: { id: string; title: string }) {
  const head = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const part = () => head.current?.closest('.nl-options-part');
  // Fields say it on the page, whichever state they come from.
  useLayoutEffect(() => setCount(wrongFields(part()).length));
  return (
    <div ref={head} class="nl-part-title">
      <h2 id={id}>{title}</h2>
      {count === 0 ? null : (
        <Button kind="link" onPress={() => goToWrongField(part())}>
          {sayCount('problemCount', count)}
        </Button>
      )}
    </div>
  );
}
