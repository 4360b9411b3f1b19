import type { ComponentChildren } from 'preact';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { WelcomeEvents, WelcomeExample, WelcomeState } from './welcome-state.ts';
import { welcomeExamples } from './welcome-state.ts';
import './welcome.css';

const labels = {
  phone: 'welcomeDesk',
  ip: 'welcomeServer',
} as const satisfies Record<WelcomeExample, MessageKey>;
const examples: readonly WelcomeExample[] = ['phone', 'ip'];

/** The three ways to a card. */
const ways = [
  { icon: 'pointer', title: 'welcomeHover', words: 'welcomeHoverHow' },
  { icon: 'menu', title: 'welcomeMenu', words: 'welcomeMenuHow' },
  { icon: 'search', title: 'welcomeType', words: 'welcomeTypeHow' },
] as const satisfies { icon: IconName; title: MessageKey; words: MessageKey }[];

type WelcomeProps = {
  state: WelcomeState;
  events: WelcomeEvents;
  /** The card shows all details. */
  isWhole?: boolean;
  /** The card of the example that was picked. */
  children?: ComponentChildren;
};

/** The page of the first run: a card at once, another to try, the three ways to one, and what to know. */
export function Welcome({ state, events, isWhole = false, children }: WelcomeProps) {
  return (
    <main class="nl nl-welcome">
      <h1>{say('welcomeTitle')}</h1>
      <p class="nl-welcome-lead">{say('welcomeLead')}</p>
      <p class="nl-welcome-reload">
        <Icon name="refresh" />
        {say('welcomePages')}
      </p>
      <div class="nl-welcome-try">
        <Sample picked={state.picked} onTry={events.onTry} />
        <section
          class={isWhole ? 'nl-welcome-card nl-welcome-whole' : 'nl-welcome-card'}
          aria-label={say('welcomeCard')}
          aria-live="polite"
        >
          {state.isFailed ? <p>{say('welcomeNoCard')}</p> : (children ?? <p>{say('welcomeTry')}</p>)}
        </section>
      </div>
      <p class="nl-welcome-device">{say('welcomeDevice')}</p>
      <ul class="nl-welcome-ways">
        {ways.map(({ icon, title, words }) => (
          <li key={title}>
            <Icon name={icon} />
            <b>{say(title)}</b>
            <span>{say(words)}</span>
          </li>
        ))}
      </ul>
      <div class="nl-welcome-notes">
        <section aria-labelledby="pin-title">
          <h2 id="pin-title">{say('welcomePinTitle')}</h2>
          <p>{say(state.browser === 'firefox' ? 'welcomePinFirefox' : 'welcomePinChrome')}</p>
        </section>
        <section aria-labelledby="online-title">
          <h2 id="online-title">{say('welcomeOnlineTitle')}</h2>
          {state.isDecided ? (
            <p>{say('welcomeOnlineDecided')}</p>
          ) : (
            <>
              <p>{say('welcomeOnline')}</p>
              <Button onPress={events.onOptions}>{say('welcomeOnlineButton')}</Button>
            </>
          )}
        </section>
        {state.keys.length === 0 ? null : (
          <section aria-labelledby="keys-title">
            <h2 id="keys-title">{say('welcomeKeysTitle')}</h2>
            <dl>
              {state.keys.map(({ name, keys }) => (
                <div key={name}>
                  <dt>
                    <kbd dir="ltr">{keys}</kbd>
                  </dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </main>
  );
}

/** Looks like a piece of a page, with its number and its address marked as they are there. */
function Sample({ picked, onTry }: { picked: WelcomeExample | null; onTry: (example: WelcomeExample) => void }) {
  return (
    <dl class="nl-welcome-page">
      {examples.map((example) => (
        <div key={example}>
          <dt>{say(labels[example])}</dt>
          <dd>
            <button
              type="button"
              class="nl-welcome-mark"
              dir="ltr"
              aria-pressed={picked === example}
              onPointerEnter={() => onTry(example)}
              onClick={() => onTry(example)}
            >
              {welcomeExamples[example]}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
