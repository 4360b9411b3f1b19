import { useRef } from 'preact/hooks';
import { mostPageNames } from '../../../lib/model/stored-types.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import { More } from '../parts/More.tsx';
import { Locked } from '../parts/Notes.tsx';
import '../options.css';

type PageNamesProps = {
  on: boolean;
  /** A policy sets it. */
  isLocked: boolean;
  /** How many are kept. */
  count: number;
  onChange: (on: boolean) => void;
  onForget: () => void;
};

/**
 * A row of the history: whether names that pages publish for their numbers are remembered, how many there are, and a
 * button that clears them.
 */
export function PageNames({ on, isLocked, count, onChange, onForget }: PageNamesProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusBack(count > 0, () => part.current?.querySelector<HTMLElement>('input'));
  return (
    <div ref={part} id="names" class="nl-option">
      <Locked isLocked={isLocked} id="remember-names">
        <Switch label={say('rememberNames')} on={on} onChange={onChange} />
      </Locked>
      <p class="nl-options-hint">
        {say('rememberNamesHint')}
        {on ? ` ${say('rememberNamesOff')}` : null}
      </p>
      <More>
        <p class="nl-options-hint">{say('rememberNamesMore', mostPageNames)}</p>
      </More>
      {count > 0 ? (
        <p class="nl-options-count">
          <span>{sayCount('pageNamesKept', count)}</span>
          <Button onPress={onForget}>{say('forgetAll')}</Button>
        </p>
      ) : null}
    </div>
  );
}
