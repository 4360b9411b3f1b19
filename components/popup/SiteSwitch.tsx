import { say } from '../../lib/words/say.ts';
import { Switch } from '../parts/Switch.tsx';
import './popup.css';

type SiteSwitchProps = { host: string | null; on: boolean; onChange: (on: boolean) => void };

/** Turns Numlens off or on for the site in the active tab; says so where it cannot run. */
export function SiteSwitch({ host, on, onChange }: SiteSwitchProps) {
  if (host === null) return <span class="nl-site-none">{say('siteNone')}</span>;
  return <Switch label={say(on ? 'siteOn' : 'siteOff', host)} on={on} onChange={onChange} />;
}
