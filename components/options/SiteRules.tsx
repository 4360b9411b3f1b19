import { useRef, useState } from 'preact/hooks';
import type { Settings } from '../../lib/model/settings.ts';
import type { SiteMode } from '../../lib/model/site-mode.ts';
import { siteModes } from '../../lib/model/site-mode.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Switch } from '../parts/Switch.tsx';
import { Locked } from './Locked.tsx';
import { readHost } from './read-host.ts';
import './sections.css';

const words = {
  on: 'siteModeNameOn',
  click: 'siteModeClick',
  off: 'siteModeNameOff',
} as const satisfies Record<SiteMode, MessageKey>;

type SiteRulesProps = {
  sites: Settings['sites'];
  onlyHere: boolean;
  /** What an organisation decided of them. */
  locked: { sites: Settings['sites']; onlyHere: boolean };
  /** null: nothing is set for the host any more. */
  onSite: (host: string, mode: SiteMode | null) => void;
  onOnlyHere: (onlyHere: boolean) => void;
};

/** What Numlens does on sites: a list that takes effect at once, and whether it works on those alone. */
export function SiteRules({ sites, onlyHere, locked, onSite, onOnlyHere }: SiteRulesProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const part = useRef<HTMLElement>(null);
  const hosts = Object.keys(sites).sort();
  const focusField = () => part.current?.querySelector<HTMLElement>('#site-add')?.focus();

  function add(): void {
    const host = readHost(text);
    setRefused(host === null);
    focusField();
    if (host === null) return;
    setText('');
    if (!Object.hasOwn(sites, host)) onSite(host, onlyHere ? 'on' : 'off');
  }

  return (
    <section ref={part} id="sites" class="nl-options-part" aria-labelledby="sites-title">
      <h2 id="sites-title">{say('sitesTitle')}</h2>
      <p class="nl-options-hint">{say('sitesHint')}</p>
      <div class="nl-option">
        <Locked by={locked.onlyHere} id="only-here">
          <Switch label={say('onlyHere')} on={onlyHere} onChange={onOnlyHere} />
        </Locked>
        <p class="nl-options-hint">{say('onlyHereHint')}</p>
      </div>
      <form
        class="nl-site-add nl-option"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field
          id="site-add"
          label={say('siteAdd')}
          value={text}
          placeholder="example.com"
          problem={isRefused ? say('siteAddProblem') : null}
          onInput={setText}
        />
        <Button type="submit" onPress={() => {}}>
          {say('siteAddButton')}
        </Button>
      </form>
      {hosts.length === 0 ? <p class="nl-options-hint">{say('sitesEmpty')}</p> : null}
      <ul class="nl-sites">
        {hosts.map((host) => (
          <SiteLine
            key={host}
            host={host}
            mode={sites[host] ?? 'on'}
            isLocked={Object.hasOwn(locked.sites, host)}
            onMode={(mode) => {
              onSite(host, mode);
              // The button that was pressed goes with its line.
              if (mode === null) focusField();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type SiteLineProps = { host: string; mode: SiteMode; isLocked: boolean; onMode: (mode: SiteMode | null) => void };

function SiteLine({ host, mode, isLocked, onMode }: SiteLineProps) {
  return (
    <li>
      <Locked by={isLocked} id={`site-${host}`}>
        <div class="nl-site-rule">
          <bdi>{host}</bdi>
          <select
            aria-label={say('siteModeOf', host)}
            value={mode}
            onChange={({ currentTarget }) => {
              const picked = siteModes.find((each) => each === currentTarget.value);
              if (picked) onMode(picked);
            }}
          >
            {siteModes.map((each) => (
              <option key={each} value={each} selected={each === mode}>
                {say(words[each])}
              </option>
            ))}
          </select>
          {isLocked ? null : <IconButton icon="close" label={say('siteForget', host)} onPress={() => onMode(null)} />}
        </div>
      </Locked>
    </li>
  );
}
