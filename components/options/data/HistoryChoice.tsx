import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { say, sayCount } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import { Locked } from '../parts/Notes.tsx';
import '../options.css';

type HistoryChoiceProps = {
  on: boolean;
  isLocked: boolean;
  /** The sites of lookups are kept, too. */
  hasSites: boolean;
  /** How many lookups are kept. */
  count: number;
  onChange: (on: boolean) => void;
  onSites: (on: boolean) => void;
  onClear: () => void;
  /** What else is kept. */
  children: ComponentChildren;
};

/** Whether lookups are kept, how many there are, and a way to clear them. */
export function HistoryChoice(props: HistoryChoiceProps) {
  const { on, isLocked, hasSites, count, onChange, onSites, onClear, children } = props;
  const option = useRef<HTMLDivElement>(null);
  // The button disappears with the last lookup.
  useFocusBack(count > 0, () => option.current?.querySelector<HTMLElement>('input'));
  return (
    <section id="history" class="nl-stack nl-roomy nl-options-part" aria-labelledby="history-title">
      <h2 id="history-title">{say('historyAndNamesTitle')}</h2>
      <div ref={option} class="nl-option">
        <Locked isLocked={isLocked} id="keep-history">
          <Switch label={say('keepHistory')} on={on} onChange={onChange} />
        </Locked>
        <p class="nl-options-hint">{say('keepHistoryHint')}</p>
        {count === 0 ? null : (
          <p class="nl-options-count">
            <span>{sayCount('historyCount', count)}</span>
            <Button onPress={onClear}>{say('historyClear')}</Button>
          </p>
        )}
      </div>
      {on ? (
        <div class="nl-option">
          <Switch label={say('keepSites')} on={hasSites} onChange={onSites} />
          <p class="nl-options-hint">{say('keepSitesHint')}</p>
        </div>
      ) : null}
      {children}
    </section>
  );
}
