import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import type { SiteMode } from '../../../lib/model/settings/site.ts';
import { fileSite, siteModes } from '../../../lib/model/settings/site.ts';
import { say } from '../../../lib/words/say.ts';
import { siteModeWords, siteText } from '../../../lib/words/site-text.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { IconButton } from '../../parts/Icon.tsx';
import { Select } from '../../parts/Select.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import { Locked } from '../parts/Notes.tsx';
import { PartTitle, useWrongFields } from '../parts/PartTitle.tsx';
import './sites.css';

type SiteRulesProps = {
  sites: Settings['sites'];
  onlyHere: boolean;
  /** What a policy sets of them. */
  locked: { sites: Settings['sites']; onlyHere: boolean };
  /** Null: the host has no rule any more. */
  onSite: (host: string, mode: SiteMode | null) => void;
  onOnlyHere: (onlyHere: boolean) => void;
  /** What else is kept of sites. */
  children?: ComponentChildren;
};

/** What Numlens does on sites: a list that takes effect at once, and whether it works on those alone. */
export function SiteRules({ sites, onlyHere, locked, onSite, onOnlyHere, children }: SiteRulesProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const part = useRef<HTMLElement>(null);
  const wrong = useWrongFields(part);
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
    <section ref={part} id="sites" class="nl-stack nl-roomy nl-options-part" aria-labelledby="sites-title">
      <PartTitle id="sites-title" title={say('sitesTitle')} part={part} wrong={wrong} />
      <p class="nl-options-hint">{say('sitesHint')}</p>
      <div class="nl-option">
        <Locked isLocked={locked.onlyHere} id="only-here">
          <Switch label={say('onlyHere')} on={onlyHere} onChange={onOnlyHere} />
        </Locked>
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
        <Button type="submit">{say('siteAddButton')}</Button>
      </form>
      <ul class="nl-sites">
        {hosts.map((host) => (
          <SiteLine
            key={host}
            host={host}
            mode={sites[host] ?? 'on'}
            isLocked={Object.hasOwn(locked.sites, host)}
            onMode={(mode) => {
              onSite(host, mode);
              // The pressed button disappears with its line.
              if (mode === null) focusField();
            }}
          />
        ))}
      </ul>
      {children}
    </section>
  );
}

type SiteLineProps = { host: string; mode: SiteMode; isLocked: boolean; onMode: (mode: SiteMode | null) => void };

function SiteLine({ host, mode, isLocked, onMode }: SiteLineProps) {
  return (
    <li>
      <Locked isLocked={isLocked} id={`site-${host}`}>
        <div class="nl-cluster nl-gap nl-site-rule">
          <bdi>{siteText(host)}</bdi>
          <Select
            label={say('siteModeOf', siteText(host))}
            choices={siteModes.map((value) => ({ value, label: say(siteModeWords[value]) }))}
            value={mode}
            onChange={onMode}
          />
          {isLocked ? null : (
            <IconButton icon="close" label={say('siteForget', siteText(host))} onPress={() => onMode(null)} />
          )}
        </div>
      </Locked>
    </li>
  );
}

/**
 * Returns the site that the user means by "example.com", "https://www.example.com/page" or "*.example.com": its host,
 * as `location.hostname` has it, or that of all files; null if it is none.
 */
export function readHost(text: string): string | null {
  const written = text.trim().replace(/^\*\./, '');
  if (written === '' || /\s/.test(written)) return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`);
  if (url?.protocol === fileSite) return fileSite;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/\.$/, '');
  const isName = host === 'localhost' || host.startsWith('[') || host.includes('.');
  return isName && host.length <= 253 ? host : null;
}
