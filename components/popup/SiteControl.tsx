import type { SiteMode, SiteState } from '../../lib/model/settings/site.ts';
import { siteModes } from '../../lib/model/settings/site.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { Segments } from '../parts/Toggles.tsx';
import './site-control.css';

const words = {
  off: 'siteModeNameOff',
  click: 'siteModeClick',
  on: 'siteModeNameOn',
} as const satisfies Record<SiteMode, MessageKey>;

type SiteControlProps = { site: SiteState; onMode: (mode: SiteMode) => void };

/** What Numlens does on the site in the active tab, and why where that is not plain; or that it is paused everywhere. */
export function SiteControl({ site, onMode }: SiteControlProps) {
  const { host, mode, paused } = site;
  return (
    <div class="nl-site">
      {paused ? (
        <p class="nl-site-paused">
          <Icon name="paused" />
          {say('pausedNote')}
        </p>
      ) : host === null ? (
        <p class="nl-site-note">{say('siteNone')}</p>
      ) : (
        <div class="nl-site-line">
          <bdi class="nl-site-host" dir="ltr" title={host}>
            {host}
          </bdi>
          <Segments
            label={say('siteModeOf', host)}
            choices={siteModes.map((value) => ({ value, label: say(words[value]) }))}
            value={mode}
            onChange={onMode}
          />
        </div>
      )}
      <p class="nl-site-note" role="status">
        {note(site)}
      </p>
    </div>
  );
}

/** Why it is as it is, in one sentence; null where that is plain. */
function note({ host, setFor, onlyHere, tabOff, paused, fought }: SiteState): string | null {
  if (host === null || paused) return null;
  if (tabOff) return say('siteTabOff');
  if (fought) return say('siteFought');
  if (setFor !== null) return setFor === host ? null : say('siteSetFor', setFor);
  return onlyHere ? say('siteOnlyHere') : null;
}
