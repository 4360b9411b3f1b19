import { programOfScheme } from '../../lib/model/settings/reach-programs.ts';
import { say } from '../../lib/words/say.ts';
import { askedProgram } from './open-program.ts';
import './asked-program.css';

/** Says which program was asked a moment ago, and what to do if it did not open. One on each page that has numbers. */
export function AskedProgram() {
  const scheme = askedProgram.value;
  return (
    <p class="nl-asked-program" role="status">
      {scheme && say('programAsked', programOfScheme(scheme) ?? scheme)}
    </p>
  );
}
