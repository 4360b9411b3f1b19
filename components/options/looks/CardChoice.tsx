import { useId } from 'preact/hooks';
import type { CardSettings } from '../../../lib/model/settings/settings.ts';
import { cardKeys, cardOpeners } from '../../../lib/model/settings/settings.ts';
import { say } from '../../../lib/words/say.ts';
import { keyWords, openerWords, secondsText } from '../data/setting-words.ts';
import '../options.css';

/** Milliseconds to choose from. */
const showDelays = [200, 300, 450, 700, 1_000, 1_500];
const closeDelays = [150, 300, 600, 1_000, 2_000];

type CardChoiceProps = { cards: CardSettings; onChange: (change: Partial<CardSettings>) => void };

/** What opens a card, and how long it takes to show and to close. */
export function CardChoice({ cards: { openCard, openKey, cardDelays }, onChange }: CardChoiceProps) {
  const name = useId();
  return (
    <section id="cards" class="nl-options-part nl-options-rows" aria-labelledby="cards-title">
      <h2 id="cards-title">{say('cardsTitle')}</h2>
      <div class="nl-option nl-radios" role="radiogroup" aria-labelledby="cards-title open-card-title">
        <p id="open-card-title">{say('openCardTitle')}</p>
        {cardOpeners.map((each) => (
          <div key={each} class="nl-radio">
            <input
              type="radio"
              id={`open-${each}`}
              name={name}
              value={each}
              checked={each === openCard}
              aria-describedby={each === 'click' ? 'open-click-hint' : undefined}
              onChange={() => onChange({ openCard: each })}
            />
            <label for={`open-${each}`}>{say(openerWords[each])}</label>
            {each === 'click' ? (
              <p id="open-click-hint" class="nl-options-hint">
                {say('openOnClickHint')}
              </p>
            ) : null}
          </div>
        ))}
      </div>
      {openCard === 'modifier' ? (
        <div class="nl-option">
          <div class="nl-field">
            <label for="open-key">{say('openKey')}</label>
            <select
              id="open-key"
              value={openKey}
              onChange={({ currentTarget }) => {
                const key = cardKeys.find((each) => each === currentTarget.value);
                if (key) onChange({ openKey: key });
              }}
            >
              {cardKeys.map((key) => (
                <option key={key} value={key} selected={key === openKey}>
                  {say(keyWords[key])}
                </option>
              ))}
            </select>
          </div>
        </div>
      ) : null}
      {openCard === 'hover' ? (
        <DelaySelect
          id="show-delay"
          label={say('showDelay')}
          delays={showDelays}
          value={cardDelays.show}
          onChange={(show) => onChange({ cardDelays: { ...cardDelays, show } })}
        />
      ) : null}
      <DelaySelect
        id="close-delay"
        label={say('closeDelay')}
        delays={closeDelays}
        value={cardDelays.close}
        onChange={(close) => onChange({ cardDelays: { ...cardDelays, close } })}
      />
    </section>
  );
}

type DelaySelectProps = {
  id: string;
  label: string;
  /** Milliseconds to choose from; a value that is not among them is one of them too. */
  delays: number[];
  value: number;
  onChange: (delay: number) => void;
};

/** A choice of short times, said in seconds. */
function DelaySelect({ id, label, delays, value, onChange }: DelaySelectProps) {
  const all = [...new Set([...delays, value])].sort((a, b) => a - b);
  return (
    <div class="nl-option">
      <div class="nl-field">
        <label for={id}>{label}</label>
        <select id={id} value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
          {all.map((delay) => (
            <option key={delay} value={delay} selected={delay === value}>
              {secondsText(delay)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
