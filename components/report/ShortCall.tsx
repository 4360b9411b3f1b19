import { programName } from '../../lib/model/settings/reach-programs.ts';
import { shortCall } from '../../lib/report/copy/links.ts';
import { say } from '../../lib/words/say.ts';
import { ReachButton } from '../parts/Icon.tsx';
import './subject-tools.css';

type ShortCallProps = {
  /** As it was typed. */
  text: string;
  /** Nobody knows what it costs, so "Call" of the browser's menu does not lead to it. */
  mayCost: boolean;
  callWith: string;
};

/** Calls a short number as it is dialed, or says that the user's way to call needs a country code. */
export function ShortCall({ text, mayCost, callWith }: ShortCallProps) {
  const number = text.replace(/\D/g, '');
  const reach = shortCall(number, callWith);
  const words = say('callThis', number);
  const isFirst = !mayCost; // guard short-not-first
  if (reach !== null) {
    return (
      <div class="nl-line nl-doing">
        <ReachButton icon="call" label={words} word={words} reach={reach} isFirst={isFirst} />
      </div>
    );
  }
  return <p class="nl-muted">{say('shortNotCalled', programName('call', callWith) ?? callWith)}</p>;
}
