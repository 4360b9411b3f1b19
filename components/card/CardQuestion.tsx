import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import './card-question.css';

type CardQuestionProps = {
  words: string;
  /** The button that does it, and what it does; absent if there is nothing to agree to. */
  yes?: { word: string; onPress: () => void } | undefined;
  /** Closes the question. */
  onStay: () => void;
};

/** A question before something is done that a press alone should not do. Esc closes it, and not the card. */
export function CardQuestion({ words, yes, onStay }: CardQuestionProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);

  useEffect(() => root.current?.querySelector<HTMLElement>('button')?.focus(), []);

  function press(event: TargetedKeyboardEvent<HTMLFieldSetElement>): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onStay();
  }

  return (
    <fieldset class="nl-card-question" ref={root} aria-labelledby={id} onKeyDown={press}>
      <p id={id}>{words}</p>
      <div class="nl-wraps nl-gap">
        {yes ? (
          <Button kind="main" onPress={yes.onPress}>
            {yes.word}
          </Button>
        ) : null}
        <Button onPress={onStay}>{say(yes ? 'cancel' : 'close')}</Button>
      </div>
    </fieldset>
  );
}
