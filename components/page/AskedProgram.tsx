import { programOfScheme } from '../../lib/model/settings/reach-programs.ts';
import { say } from '../../lib/words/say.ts';
import { askedProgram } from './open-program.ts';
import './asked-program.css';

/**
 * Says which program was asked a moment ago, and what to do if it did not open. One on each page that has numbers: on a card
 * between its head and its facts, elsewhere at the foot.
 */
export function AskedProgram({ scheme = askedProgram.value }: { scheme?: string | null }) {
  return (
    <p class="nl-asked-program" role="status">
      {scheme && say('programAsked', programOfScheme(scheme) ?? scheme)}
    </p>
  );
}
