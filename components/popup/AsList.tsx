import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import './popup.css';

/** The way from a text that is too much for the popup to the side panel's list. */
export function AsList({ tooMuch, onTextAsList }: { tooMuch: boolean; onTextAsList: () => void }) {
  return (
    <div class="nl-as-list">
      <Button onPress={onTextAsList}>{say('openAsList')}</Button>
      <p>{say(tooMuch ? 'openAsListPaste' : 'openAsListHint')}</p>
    </div>
  );
}
