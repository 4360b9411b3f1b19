import type { SiteMode, SiteState } from '../../lib/model/settings/site.ts';
import { fileSite, siteModes } from '../../lib/model/settings/site.ts';
import { say } from '../../lib/words/say.ts';
import { siteModeWords, siteText } from '../../lib/words/site-text.ts';
import './popup-page.css';

type SiteSwitchProps = { site: SiteState; onMode: (mode: SiteMode) => void; onTabOff: (off: boolean) => void };

/** The site in the active tab and what Numlens does there, in one line. Nothing if no page script may run there. */
export function SiteSwitch({ site, onMode, onTabOff }: SiteSwitchProps) {
  const { host, mode, tabOff, locked = false } = site;
  if (host === null) return null;
  return (
    <label class="nl-site">
      <span class="nl-clip nl-site-host" title={siteText(host)}>
        <bdi dir={host === fileSite ? undefined : 'ltr'}>{siteText(host)}</bdi>
      </span>
      <select
        aria-label={say('siteModeOf', siteText(host))}
        value={tabOff ? 'tab' : mode}
        disabled={locked && mode === 'off' && !tabOff}
        onChange={({ currentTarget: { value } }) => {
          const picked = siteModes.find((each) => each === value);
          if (value === 'tab' || tabOff) onTabOff(value === 'tab');
          if (picked !== undefined && picked !== mode) onMode(picked);
        }}
      >
        {siteModes.map((value) => (
          <option key={value} value={value} disabled={locked && value !== mode}>
            {say(siteModeWords[value])}
          </option>
        ))}
        {mode === 'off' && !tabOff ? null : <option value="tab">{say('siteModeTab')}</option>}
      </select>
    </label>
  );
}

/** Returns one sentence on why Numlens is on, off or not there on the site; null if that is clear. */
export function siteNote(site: SiteState): string | null {
  const { host, setFor, onlyHere, tabOff, paused, locked, fought, filesClosed } = site;
  if (paused) return null;
  if (host === null) return filesClosed ? say('filesClosedStep') : null;
  if (tabOff) return say('siteTabOff');
  if (fought) return say('siteFought');
  if (locked) return say('siteLocked', siteText(host));
  if (setFor !== null) return setFor === host ? null : say('siteSetFor', setFor);
  return onlyHere ? say('siteOnlyHere') : null;
}
