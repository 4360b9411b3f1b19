import { useRef } from 'preact/hooks';
import { say, sayCount } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import type { SectionProps } from '../options-state.ts';
import { Locked } from '../parts/Notes.tsx';
import { SwitchRow } from '../SwitchRow.tsx';
import { PageNames } from '../sites/PageNames.tsx';
import '../options.css';

/** Whether lookups and the names on pages are kept, how many there are, and a way to clear them. */
export function HistoryChoice({ state, events }: SectionProps) {
  const { draft, policy, historyLength: count } = state;
  const option = useRef<HTMLDivElement>(null);
  // The button disappears with the last lookup.
  useFocusBack(count > 0, () => option.current?.querySelector<HTMLElement>('input'));
  return (
    <section id="history" class="nl-stack nl-roomy nl-options-part" aria-labelledby="history-title">
      <h2 id="history-title">{say('historyAndNamesTitle')}</h2>
      <div ref={option} class="nl-option">
        <Locked isLocked={policy.set.keepHistory !== undefined} id="keep-history">
          <Switch
            label={say('keepHistory')}
            on={draft.keepHistory}
            onChange={(keepHistory) => events.onSet({ keepHistory })}
          />
        </Locked>
        <p class="nl-options-hint">{say('keepHistoryHint')}</p>
        {count === 0 ? null : (
          <p class="nl-options-count">
            <span>{sayCount('historyCount', count)}</span>
            <Button onPress={events.onClearHistory}>{say('historyClear')}</Button>
          </p>
        )}
      </div>
      {draft.keepHistory ? (
        <SwitchRow of="keepSites" hint={say('keepSitesHint')} state={state} events={events} />
      ) : null}
      <PageNames state={state} events={events} />
    </section>
  );
}
