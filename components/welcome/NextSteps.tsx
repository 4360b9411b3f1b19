import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { HelpLinks } from '../parts/HelpLinks.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Keys } from '../parts/Keys.tsx';
import type { WelcomeEvents, WelcomeState } from './welcome-state.ts';
import './welcome.css';

type NextStepsProps = { state: WelcomeState } & Pick<WelcomeEvents, 'onOptions' | 'onReport'>;

/** What a new user has to do once: reload pages that were open before the installation. */
export function ReloadCallout() {
  return (
    <p class="nl-line nl-welcome-reload">
      <Icon name="refresh" tone="accent" />
      {say('welcomePages')}
    </p>
  );
}

/** What a new user may do next: pin the icon, turn on online lookups, learn the shortcuts, find help. */
export function NextSteps({ state: { browser, isDecided, keys }, onOptions, onReport }: NextStepsProps) {
  return (
    <div class="nl-stack nl-welcome-next">
      <section aria-labelledby="pin-title">
        <Icon name="pin" tone="faint" />
        <h2 id="pin-title">{say('welcomePinTitle')}</h2>
        <p>{say(browser === 'firefox' ? 'welcomePinFirefox' : 'welcomePinChrome')}</p>
      </section>
      <section aria-labelledby="online-title">
        <Icon name="service" tone="faint" />
        <h2 id="online-title">{say(isDecided ? 'listSpending' : 'welcomeOnlineTitle')}</h2>
        <p>{say(isDecided ? 'welcomeOnlineDecided' : 'welcomeOnline')}</p>
        {isDecided ? null : <Button onPress={onOptions}>{say('welcomeOnlineButton')}</Button>}
      </section>
      {keys.length === 0 ? null : (
        <section aria-labelledby="keys-title">
          <Icon name="keyboard" tone="faint" />
          <h2 id="keys-title">{say('welcomeKeysTitle')}</h2>
          <dl>
            {keys.map(({ name, keys: combination }) => (
              <div key={name}>
                <dt>
                  <Keys keys={combination} />
                </dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="help-title">
        <Icon name="doubtful" tone="faint" />
        <h2 id="help-title">{say('helpTitle')}</h2>
        <HelpLinks onReport={onReport} />
      </section>
    </div>
  );
}
