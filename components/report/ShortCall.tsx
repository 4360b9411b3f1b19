import { programName } from '../../lib/model/settings/reach-programs.ts';
import { shortCall } from '../../lib/report/copy/links.ts';
import { say } from '../../lib/words/say.ts';
import { ReachButton } from '../parts/Icon.tsx';
import './subject-tools.css';

type ShortCallProps = {
  /** As it was typed. */
  text: string;
  callWith: string;
};

/** Calls a short number as it is dialed, or says that the user's way to call needs a country code. */
export function ShortCall({ text, callWith }: ShortCallProps) {
  const number = text.replace(/\D/g, '');
  const reach = shortCall(number, callWith);
  const words = say('callThis', number);
  if (reach !== null) {
    return (
      <div class="nl-line nl-doing">
        <ReachButton icon="call" label={words} word={words} reach={reach} />
      </div>
    );
  }
  return <p class="nl-muted">{say('shortNotCalled', programName('call', callWith) ?? callWith)}</p>;
}
