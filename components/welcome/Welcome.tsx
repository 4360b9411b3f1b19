import type { ComponentChildren } from 'preact';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { NextSteps, ReloadCallout } from './NextSteps.tsx';
import { SamplePage } from './SamplePage.tsx';
import type { WelcomeEvents, WelcomeState } from './welcome-state.ts';
import './welcome.css';

/** The three ways to a card. */
const ways = [
  { icon: 'pointer', title: 'welcomeHover', words: 'welcomeHoverHow' },
  { icon: 'rightClick', title: 'welcomeMenu', words: 'welcomeMenuHow' },
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
 * The page of the first run: what Numlens does, a page with a card to try, what to do once, the three ways to open a
 * card, and what to do next.
 */
export function Welcome({ state, events, isWhole = false, children }: WelcomeProps) {
  return (
    <main class="nl nl-welcome">
      <header class="nl-roomy nl-stack nl-welcome-head">
        <p class="nl-line nl-welcome-ready">
          <img src="/icon/48.png" width={24} height={24} alt="" />
          {say(state.isFailed ? 'welcomeTitleFailed' : 'welcomeTitle')}
        </p>
        <h1>{say('welcomeLead')}</h1>
      </header>
      <div class="nl-stack nl-roomy nl-welcome-try">
        <SamplePage picked={state.picked} isWhole={isWhole} onTry={events.onTry}>
          {state.isFailed ? <p>{say('welcomeNoCard')}</p> : children}
        </SamplePage>
        <div class="nl-wraps nl-welcome-hints">
          <p>{say('welcomeTry')}</p>
          {state.isFailed ? null : (
            <p>
              <Icon name="device" />
              {say('welcomeDevice')}
            </p>
          )}
        </div>
      </div>
      <ReloadCallout />
      <ul class="nl-welcome-ways">
        {ways.map(({ icon, title, words }) => (
          <li class="nl-stack" key={title}>
            <Icon name={icon} size={24} tone="accent" />
            <b>{say(title)}</b>
            <span>{say(words)}</span>
          </li>
        ))}
      </ul>
      <NextSteps state={state} {...events} />
    </main>
  );
}
