import type { ComponentChildren } from 'preact';
import type { CardSettings } from '../../../lib/model/settings/settings.ts';
import { cardKeys, cardOpeners } from '../../../lib/model/settings/settings.ts';
import { say } from '../../../lib/words/say.ts';
import { Switch } from '../../parts/Toggles.tsx';
import { keyWords, openerWords, secondsText } from '../data/setting-words.ts';
import { SelectRow } from '../parts/SelectRow.tsx';
import '../options.css';

/** Delays to choose from (ms). */
const showDelays = [200, 300, 450, 700, 1_000, 1_500];
const closeDelays = [150, 300, 600, 1_000, 2_000];

type CardChoiceProps = {
  cards: CardSettings;
  onChange: (change: Partial<CardSettings>) => void;
  /** Further rows on how Numlens looks. */
  children: ComponentChildren;
};

/** What opens a card, how long it takes to show and to close, and how Numlens looks. */
export function CardChoice({ cards, onChange, children }: CardChoiceProps) {
  const { openCard, openKey, cardDelays, shortWalk = false } = cards;
  return (
    <section id="cards" class="nl-stack nl-roomy nl-options-part nl-setting-rows" aria-labelledby="cards-title">
      <h2 id="cards-title">{say('cardsAndLooksTitle')}</h2>
      <SelectRow
        id="open-card"
        label={say('openCardTitle')}
        choices={cardOpeners.map((value) => ({ value, label: say(openerWords[value]) }))}
        value={openCard}
        hint={openCard === 'click' ? say('openOnClickHint') : undefined}
        onChange={(opener) => onChange({ openCard: opener })}
      />
      {openCard === 'modifier' ? (
        <SelectRow
          id="open-key"
          label={say('openKey')}
          choices={cardKeys.map((value) => ({ value, label: say(keyWords[value]) }))}
          value={openKey}
          onChange={(key) => onChange({ openKey: key })}
        />
      ) : null}
      {openCard === 'hover' ? (
        <SelectRow
          id="show-delay"
          label={say('showDelay')}
          choices={delayChoices([...showDelays, cardDelays.show])}
          value={cardDelays.show}
          onChange={(show) => onChange({ cardDelays: { ...cardDelays, show } })}
        />
      ) : null}
      <SelectRow
        id="close-delay"
        label={say('closeDelay')}
        choices={delayChoices([...closeDelays, cardDelays.close])}
        value={cardDelays.close}
        onChange={(close) => onChange({ cardDelays: { ...cardDelays, close } })}
      />
      <div class="nl-option">
        <Switch label={say('shortWalk')} on={shortWalk} onChange={(on) => onChange({ shortWalk: on })} />
        <p class="nl-options-hint">{say('shortWalkHint')}</p>
      </div>
      {children}
    </section>
  );
}

/** Returns the choices of a delay, each once, in seconds. */
function delayChoices(delays: number[]): { value: number; label: string }[] {
  return [...new Set(delays)].sort((a, b) => a - b).map((value) => ({ value, label: secondsText(value) }));
}
