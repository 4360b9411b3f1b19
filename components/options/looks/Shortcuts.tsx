import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import '../sections.css';

/** A shortcut as the browser has it; `keys` is empty if the user took its keys away. */
export type Shortcut = { name: string; keys: string };

/** The keyboard shortcuts, and the way to where the browser lets them be changed. */
export function Shortcuts({ shortcuts, onChange }: { shortcuts: Shortcut[]; onChange: () => void }) {
  return (
    <section id="shortcuts" class="nl-options-part" aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{say('shortcutsTitle')}</h2>
      <p class="nl-options-hint">{say('shortcutsHint')}</p>
      <dl class="nl-shortcuts">
        {shortcuts.map(({ name, keys }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{keys === '' ? say('shortcutNone') : <kbd dir="ltr">{keys}</kbd>}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Button onPress={onChange}>{say('shortcutsChange')}</Button>
      </p>
    </section>
  );
}
