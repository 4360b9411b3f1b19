import { say } from '../../lib/words/say.ts';
import './options.css';

/** In the options' place where the extension does not answer. */
export function Unreachable() {
  return (
    <main class="nl nl-options">
      <h1>{say('optionsTitle')}</h1>
      <p>{say('outOfReach')}</p>
    </main>
  );
}
