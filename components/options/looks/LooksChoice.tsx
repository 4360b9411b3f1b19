import type { Settings } from '../../../lib/model/settings/settings.ts';
import { themes } from '../../../lib/model/settings/settings.ts';
import { say } from '../../../lib/words/say.ts';
import { Switch } from '../../parts/Toggles.tsx';
import { themeWords } from '../data/setting-words.ts';
import '../options.css';

type Looks = Pick<Settings, 'theme' | 'badge'>;

/** The colours of Numlens's pages and cards, and what its icon shows. */
export function LooksChoice({ looks, onChange }: { looks: Looks; onChange: (change: Partial<Looks>) => void }) {
  return (
    <section id="appearance" class="nl-options-part nl-options-rows" aria-labelledby="appearance-title">
      <h2 id="appearance-title">{say('appearanceTitle')}</h2>
      <div class="nl-option">
        <div class="nl-field">
          <label for="theme">{say('themeTitle')}</label>
          <select
            id="theme"
            value={looks.theme}
            onChange={({ currentTarget }) => {
              const theme = themes.find((each) => each === currentTarget.value);
              if (theme) onChange({ theme });
            }}
          >
            {themes.map((each) => (
              <option key={each} value={each} selected={each === looks.theme}>
                {say(themeWords[each])}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div class="nl-option">
        <Switch label={say('badgeOption')} on={looks.badge} onChange={(badge) => onChange({ badge })} />
        <p class="nl-options-hint">{say('badgeOptionHint')}</p>
      </div>
    </section>
  );
}
