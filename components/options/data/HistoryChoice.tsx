import { say, sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import { Locked } from '../Notes.tsx';
import '../options.css';

type HistoryChoiceProps = {
  on: boolean;
  isLocked: boolean;
  /** How many lookups are kept. */
  count: number;
  onChange: (on: boolean) => void;
  onClear: () => void;
};

/** Whether lookups are kept, how many there are, and a way to clear them. */
export function HistoryChoice({ on, isLocked, count, onChange, onClear }: HistoryChoiceProps) {
  return (
    <section id="history" class="nl-options-part" aria-labelledby="history-title">
      <h2 id="history-title">{say('historyTitle')}</h2>
      <div class="nl-option">
        <Locked by={isLocked} id="keep-history">
          <Switch label={say('keepHistory')} on={on} onChange={onChange} />
        </Locked>
        <p class="nl-options-hint">{say('keepHistoryHint')}</p>
      </div>
      <p class="nl-option nl-options-count">
        <span role="status">{sayCount('historyCount', count)}</span>
        <Button disabled={count === 0} onPress={onClear}>
          {say('historyClear')}
        </Button>
      </p>
    </section>
  );
}
