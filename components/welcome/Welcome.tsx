import type { ComponentChildren } from 'preact';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { NextSteps, ReloadCallout } from './NextSteps.tsx';
import type { WelcomeEvents, WelcomeExample, WelcomeState } from './welcome-state.ts';
import { welcomeExamples } from './welcome-state.ts';
import './welcome.css';

const labels = {
  ip: 'welcomeServer',
  phone: 'welcomeDesk',
} as const satisfies Record<WelcomeExample, MessageKey>;
/** The address is first: its card says who and where in two lines. */
const examples: readonly WelcomeExample[] = ['ip', 'phone'];

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
  /** The card of the chosen example. */
  children?: ComponentChildren;
};

/**
 * The page of the first run: what Numlens does, a card to try, what to do once, the three ways to open a card, and what
 * to do next.
 */
export function Welcome({ state, events, isWhole = false, children }: WelcomeProps) {
  return (
    <main class="nl nl-welcome">
      <header class="nl-welcome-head">
        <p class="nl-welcome-ready">
          <img src="/icon/48.png" width={24} height={24} alt="" />
          {say(state.isFailed ? 'welcomeTitleFailed' : 'welcomeTitle')}
        </p>
        <h1>{say('welcomeLead')}</h1>
      </header>
      <div class="nl-welcome-try">
        <Sample picked={state.picked} isTold={Boolean(children) || state.isFailed} onTry={events.onTry} />
        <section
          class={isWhole ? 'nl-welcome-card nl-welcome-whole' : 'nl-welcome-card'}
          aria-label={say('welcomeCard')}
          aria-live="polite"
        >
          {state.isFailed ? <p>{say('welcomeNoCard')}</p> : (children ?? <p>{say('welcomeTry')}</p>)}
        </section>
        {state.isFailed ? null : (
          <p class="nl-welcome-device">
            <Icon name="device" />
            {say('welcomeDevice')}
          </p>
        )}
      </div>
      <ReloadCallout />
      <ul class="nl-welcome-ways">
        {ways.map(({ icon, title, words }) => (
          <li key={title}>
            <Icon name={icon} size={20} />
            <b>{say(title)}</b>
            <span>{say(words)}</span>
          </li>
        ))}
      </ul>
      <NextSteps state={state} onOptions={events.onOptions} />
    </main>
  );
}

type SampleProps = {
  picked: WelcomeExample | null;
  /** Says what to do. Until there is a card, this is in its place. */
  isTold: boolean;
  onTry: (example: WelcomeExample) => void;
};

/** Looks like a part of a page, with a number and an IP address underlined as on a page. */
function Sample({ picked, isTold, onTry }: SampleProps) {
  return (
    <div class="nl-welcome-page">
      <dl>
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
      {isTold ? <p>{say('welcomeTry')}</p> : null}
    </div>
  );
}
