import type { Settings } from '../../../lib/model/settings/settings.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { say } from '../../../lib/words/say.ts';
import { CountrySelect } from '../../parts/Country.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import { Locked } from '../parts/Notes.tsx';
import '../options.css';

type Found = Pick<Settings, 'findPhones' | 'findAddresses' | 'defaultCountry'>;

type FindChoiceProps = {
  found: Found;
  browserCountry: string | null;
  isCountryLocked: boolean;
  onChange: (change: Partial<Found>) => void;
};

/** What is found on pages, and how national numbers are read. */
export function FindChoice({ found, browserCountry, isCountryLocked, onChange }: FindChoiceProps) {
  const automatic =
    browserCountry === null ? say('countryAutomaticNone') : say('countryAutomatic', countryName(browserCountry));
  return (
    <section id="find" class="nl-stack nl-roomy nl-options-part nl-setting-rows" aria-labelledby="find-title">
      <h2 id="find-title">{say('findTitle')}</h2>
      {found.findPhones && found.findAddresses ? null : <p class="nl-options-hint">{say('findHint')}</p>}
      <div class="nl-option">
        <Switch label={say('findPhones')} on={found.findPhones} onChange={(findPhones) => onChange({ findPhones })} />
      </div>
      <div class="nl-option">
        <Switch
          label={say('findAddresses')}
          on={found.findAddresses}
          onChange={(findAddresses) => onChange({ findAddresses })}
        />
      </div>
      <div class="nl-option">
        <Locked isLocked={isCountryLocked} id="default-country">
          <CountrySelect
            id="default-country"
            label={say('defaultCountry')}
            value={found.defaultCountry}
            none={automatic}
            onChange={(defaultCountry) => onChange({ defaultCountry })}
          />
        </Locked>
        <p class="nl-options-hint">{say('defaultCountryHint')}</p>
      </div>
    </section>
  );
}
