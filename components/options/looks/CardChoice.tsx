import { cardKeys, cardOpeners, themes } from '../../../lib/model/settings/settings.ts';
import { say } from '../../../lib/words/say.ts';
import { keyWords, openerWords, secondsText, themeWords } from '../data/setting-words.ts';
import type { SectionProps } from '../options-state.ts';
import { Locked } from '../parts/Notes.tsx';
import { SelectRow } from '../parts/SelectRow.tsx';
import { SwitchRow } from '../SwitchRow.tsx';
import { OwnCopy } from './OwnCopy.tsx';
import { ReachChoice } from './ReachChoice.tsx';
import '../options.css';

/** Delays to choose from (ms). */
const showDelays = [200, 300, 450, 700, 1_000, 1_500];
const closeDelays = [150, 300, 600, 1_000, 2_000];

/** What opens a card, how long it takes to show and to close, what its buttons do, and how Numlens looks. */
export function CardChoice({ state, events }: SectionProps) {
  const { openCard, openKey, cardDelays, theme } = state.draft;
  const change = events.onSet;
  return (
    <section id="cards" class="nl-stack nl-roomy nl-options-part nl-setting-rows" aria-labelledby="cards-title">
      <h2 id="cards-title">{say('cardsAndLooksTitle')}</h2>
      <SelectRow
        id="open-card"
        label={say('openCardTitle')}
        choices={cardOpeners.map((value) => ({ value, label: say(openerWords[value]) }))}
        value={openCard}
        hint={openCard === 'click' ? say('openOnClickHint') : undefined}
        onChange={(opener) => change({ openCard: opener })}
      />
      {openCard === 'modifier' ? (
        <SelectRow
          id="open-key"
          label={say('openKey')}
          choices={cardKeys.map((value) => ({ value, label: say(keyWords[value]) }))}
          value={openKey}
          onChange={(key) => change({ openKey: key })}
        />
      ) : null}
      {openCard === 'hover' ? (
        <SelectRow
          id="show-delay"
          label={say('showDelay')}
          choices={delayChoices([...showDelays, cardDelays.show])}
          value={cardDelays.show}
          onChange={(show) => change({ cardDelays: { ...cardDelays, show } })}
        />
      ) : null}
      <SelectRow
        id="close-delay"
        label={say('closeDelay')}
        choices={delayChoices([...closeDelays, cardDelays.close])}
        value={cardDelays.close}
        onChange={(close) => change({ cardDelays: { ...cardDelays, close } })}
      />
      <SwitchRow of="shortWalk" hint={say('shortWalkHint')} state={state} events={events} />
      {(['call', 'message'] as const).map((use) => (
        <ReachChoice key={use} use={use} state={state} events={events} />
      ))}
      <Locked isLocked={state.policy.set.callInMenu !== undefined} id="call-in-menu">
        <SwitchRow of="callInMenu" hint={say('callInMenuHint')} state={state} events={events} />
      </Locked>
      <OwnCopy state={state} events={events} />
      <SelectRow
        id="theme"
        label={say('themeTitle')}
        choices={themes.map((value) => ({ value, label: say(themeWords[value]) }))}
        value={theme}
        onChange={(chosen) => change({ theme: chosen })}
      />
      <SwitchRow id="appearance" of="badge" hint={say('badgeOptionHint')} state={state} events={events} />
    </section>
  );
}

/** Returns the choices of a delay, each once, in seconds. */
function delayChoices(delays: number[]): { value: number; label: string }[] {
  return [...new Set(delays)].sort((a, b) => a - b).map((value) => ({ value, label: secondsText(value) }));
}
