import { countryName } from '../../../lib/words/countries.ts';
import { say } from '../../../lib/words/say.ts';
import { CountrySelect } from '../../parts/Country.tsx';
import type { SectionProps } from '../options-state.ts';
import { Locked } from '../parts/Notes.tsx';
import { SwitchRow } from '../SwitchRow.tsx';
import '../options.css';

/** What is found on pages, and how national numbers are read. */
export function FindChoice({ state, events }: SectionProps) {
  const { draft, browserCountry, policy } = state;
  const automatic =
    browserCountry === null ? say('countryAutomaticNone') : say('countryAutomatic', countryName(browserCountry));
  return (
    <section id="find" class="nl-stack nl-roomy nl-options-part nl-setting-rows" aria-labelledby="find-title">
      <h2 id="find-title">{say('findTitle')}</h2>
      {draft.findPhones && draft.findAddresses ? null : <p class="nl-options-hint">{say('findHint')}</p>}
      <SwitchRow of="findPhones" state={state} events={events} />
      <SwitchRow of="findAddresses" state={state} events={events} />
      <div class="nl-option">
        <Locked isLocked={policy.set.defaultCountry !== undefined} id="default-country">
          <CountrySelect
            id="default-country"
            label={say('defaultCountry')}
            value={draft.defaultCountry}
            none={automatic}
            onChange={(defaultCountry) => events.onSet({ defaultCountry })}
          />
        </Locked>
        <p class="nl-options-hint">{say('defaultCountryHint')}</p>
      </div>
    </section>
  );
}
