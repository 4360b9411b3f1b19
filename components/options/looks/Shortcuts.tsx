import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { PartHead } from '../parts/PartHead.tsx';
import './shortcuts.css';

/** A shortcut as the browser has it; `keys` is empty if the user took its keys away. */
export type Shortcut = { name: string; keys: string };

/** The keyboard shortcuts, with a link to the browser's page that changes them. */
export function Shortcuts({ shortcuts, onChange }: { shortcuts: Shortcut[]; onChange: () => void }) {
  return (
    <section id="shortcuts" class="nl-stack nl-roomy nl-options-part" aria-labelledby="shortcuts-title">
      <PartHead id="shortcuts-title" title={say('shortcutsTitle')} hint={say('shortcutsHint')}>
        <Button onPress={onChange}>{say('shortcutsChange')}</Button>
      </PartHead>
      <dl class="nl-ruled nl-shortcuts">
        {shortcuts.map(({ name, keys }) => (
          <div key={name} class="nl-option">
            <dt>{name}</dt>
            <dd>{keys === '' ? say('shortcutNone') : <Keys keys={keys} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
