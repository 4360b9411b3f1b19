import { useId } from 'preact/hooks';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import { themes } from '../../../lib/model/settings/settings.ts';
import { say } from '../../../lib/words/say.ts';
import { Switch } from '../../parts/Toggles.tsx';
import { themeWords } from '../data/setting-words.ts';
import '../options.css';

type Looks = Pick<Settings, 'theme' | 'badge'>;

/** The colours of Numlens's pages and cards, and what its icon shows. */
export function LooksChoice({ looks, onChange }: { looks: Looks; onChange: (change: Partial<Looks>) => void }) {
  const name = useId();
  return (
    <section id="appearance" class="nl-options-part" aria-labelledby="appearance-title">
      <h2 id="appearance-title">{say('appearanceTitle')}</h2>
      <div class="nl-radios nl-radios-row nl-option" role="radiogroup" aria-labelledby="theme-title">
        <p id="theme-title">{say('themeTitle')}</p>
        {themes.map((each) => (
          <div key={each} class="nl-radio">
            <input
              type="radio"
              id={`theme-${each}`}
              name={name}
              value={each}
              checked={each === looks.theme}
              onChange={() => onChange({ theme: each })}
            />
            <label for={`theme-${each}`}>{say(themeWords[each])}</label>
          </div>
        ))}
      </div>
      <div class="nl-option">
        <Switch label={say('badgeOption')} on={looks.badge} onChange={(badge) => onChange({ badge })} />
        <p class="nl-options-hint">{say('badgeOptionHint')}</p>
      </div>
    </section>
  );
}
