import type { MessageTricks } from '../../lib/model/answer/message.ts';
import { Icon } from '../parts/Icon.tsx';
import './tricks.css';

/**
 * What is conspicuous in a message, a line for each trick; in a quiet line below, that nothing is, which vouches for
 * nothing, or that not all was read. Empty if the text is no message.
 */
export function Tricks({ tricks }: { tricks: MessageTricks | undefined }) {
  if (!tricks) return null;
  const { found, note } = tricks;
  return (
    <>
      {found.length === 0 ? null : (
        <ul class="nl-tricks">
          {found.map((text) => (
            <li key={text}>
              <Icon name="warning" tone="warn" />
              <span class="nl-grow">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {note === null ? null : <p class="nl-fine nl-tricks">{note}</p>}
    </>
  );
}
