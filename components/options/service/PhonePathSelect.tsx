import type { Settings } from '../../../lib/model/settings/settings.ts';
import { say } from '../../../lib/words/say.ts';
import { phonePathWords } from '../data/setting-words.ts';

const paths = Object.keys(phonePathWords) as Settings['phonePath'][];

type PhonePathSelectProps = { path: Settings['phonePath']; onChange: (path: Settings['phonePath']) => void };

/** Which of the two documented paths of phone validation is asked. */
export function PhonePathSelect({ path, onChange }: PhonePathSelectProps) {
  return (
    <div class="nl-field">
      <label for="phone-path">{say('phonePath')}</label>
      <select
        id="phone-path"
        value={path}
        aria-describedby="phone-path-hint"
        onChange={({ currentTarget }) => {
          const picked = paths.find((each) => each === currentTarget.value);
          if (picked) onChange(picked);
        }}
      >
        {paths.map((each) => (
          <option key={each} value={each} selected={each === path}>
            {say(phonePathWords[each])}
          </option>
        ))}
      </select>
      <p id="phone-path-hint" class="nl-field-hint">
        {say('phonePathHint')}
      </p>
    </div>
  );
}
