import { useRef } from 'preact/hooks';
import { mostPageNames } from '../../../lib/model/stored-types.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import type { SectionProps } from '../options-state.ts';
import { More } from '../parts/More.tsx';
import { Locked } from '../parts/Notes.tsx';
import '../options.css';

/**
 * A row of the history: whether names that pages publish for their numbers are remembered, how many there are, and a
 * button that clears them.
 */
export function PageNames({ state: { draft, policy, pageNames: count }, events }: SectionProps) {
  const { rememberNames: on } = draft;
  const part = useRef<HTMLDivElement>(null);
  useFocusBack(count > 0, () => part.current?.querySelector<HTMLElement>('input'));
  return (
    <div ref={part} id="names" class="nl-option">
      <Locked isLocked={policy.set.rememberNames !== undefined} id="remember-names">
        <Switch label={say('rememberNames')} on={on} onChange={(rememberNames) => events.onSet({ rememberNames })} />
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
          <Button onPress={events.onForgetNames}>{say('forgetAll')}</Button>
        </p>
      ) : null}
    </div>
  );
}
