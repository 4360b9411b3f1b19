import type { Settings } from '../../../lib/model/settings/settings.ts';
import { themes } from '../../../lib/model/settings/settings.ts';
import { say } from '../../../lib/words/say.ts';
import { Switch } from '../../parts/Toggles.tsx';
import { themeWords } from '../data/setting-words.ts';
import { SelectRow } from '../parts/SelectRow.tsx';

type Looks = Pick<Settings, 'theme' | 'badge'>;

/** The rows on the colors of Numlens's pages and cards, and on what its icon shows. */
export function LooksChoice({ looks, onChange }: { looks: Looks; onChange: (change: Partial<Looks>) => void }) {
  return (
    <>
      <SelectRow
        id="theme"
        label={say('themeTitle')}
        choices={themes.map((value) => ({ value, label: say(themeWords[value]) }))}
        value={looks.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <div id="appearance" class="nl-option">
        <Switch label={say('badgeOption')} on={looks.badge} onChange={(badge) => onChange({ badge })} />
        <p class="nl-options-hint">{say('badgeOptionHint')}</p>
      </div>
    </>
  );
}
