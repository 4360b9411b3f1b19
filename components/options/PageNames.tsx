import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { Button } from '../parts/Button.tsx';
import { Switch } from '../parts/Switch.tsx';
import './options.css';

type PageNamesProps = {
  on: boolean;
  /** How many are kept. */
  count: number;
  onChange: (on: boolean) => void;
  onForget: () => void;
};

/** Whether names that pages publish for their numbers are kept, how many there are, and a way to forget them. */
export function PageNames({ on, count, onChange, onForget }: PageNamesProps) {
  return (
    <section class="nl-options-part">
      <h2>{say('pageNamesTitle')}</h2>
      <Switch label={say('rememberNames')} on={on} onChange={onChange} />
      <p class="nl-options-hint">{say('rememberNamesHint')}</p>
      {count > 0 ? (
        <p class="nl-page-names">
          <span>{sayCount('pageNamesKept', count)}</span>
          <Button onPress={onForget}>{say('forgetAll')}</Button>
        </p>
      ) : null}
    </section>
  );
}
