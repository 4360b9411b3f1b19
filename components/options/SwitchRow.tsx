import { say } from '../../lib/words/say.ts';
import { Switch } from '../parts/Toggles.tsx';
import { settingNames } from './data/setting-words.ts';
import type { SectionProps } from './options-state.ts';
import './options.css';

type SwitchRowProps = SectionProps & {
  of: 'findPhones' | 'findAddresses' | 'hoverInFiles' | 'shortWalk' | 'callInMenu' | 'badge' | 'keepSites';
  id?: string;
  hint?: string;
};

/** A row for a setting that is on or off: its name with the switch, and below it a hint. */
export function SwitchRow({ of, id, hint, state, events }: SwitchRowProps) {
  return (
    <div id={id} class="nl-option">
      <Switch label={say(settingNames[of])} on={state.draft[of]} onChange={(on) => events.onSet({ [of]: on })} />
      {hint === undefined ? null : <p class="nl-options-hint">{hint}</p>}
    </div>
  );
}
