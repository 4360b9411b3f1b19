import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from '../../parts/Button.tsx';
import './confirm.css';

type ConfirmProps = {
  question: string;
  /** The labels of the two answers. */
  yes: string;
  no: string;
  onAnswer: (answer: 'yes' | 'no') => void;
};

/** The question before something is removed for good: the answer that removes is last, and filled red. */
export function Confirm({ question, yes, no, onAnswer }: ConfirmProps) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  // The button that opened the question is gone, so the harmless answer gets the focus: an Enter by mistake removes nothing.
  useEffect(() => box.current?.querySelector<HTMLElement>('button')?.focus(), []);
  return (
    <fieldset ref={box} class="nl-stack nl-close nl-box nl-options-box nl-confirm" aria-labelledby={id}>
      <p id={id}>{question}</p>
      <Button onPress={() => onAnswer('no')}>{no}</Button>
      <Button kind="danger" onPress={() => onAnswer('yes')}>
        {yes}
      </Button>
    </fieldset>
  );
}
