import type { MessageTricks } from '../../lib/model/answer/message.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import './tricks.css';

/**
 * What is conspicuous in a message, a line for each trick. If nothing is, a quiet line says so, which vouches for
 * nothing. Empty if the text is no message.
 */
export function Tricks({ tricks }: { tricks: MessageTricks | undefined }) {
  if (!tricks) return null;
  if (tricks.length === 0) return <p class="nl-fine nl-tricks">{say('tricksNone')}</p>;
  return (
    <ul class="nl-tricks">
      {tricks.map((text) => (
        <li key={text}>
          <Icon name="warning" tone="warn" />
          <span class="nl-grow">{text}</span>
        </li>
      ))}
    </ul>
  );
}
