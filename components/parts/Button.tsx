import type { ComponentChildren } from 'preact';
import { classNames } from './class-names.ts';
import './parts.css';
import { say } from '../../lib/words/say.ts';
import { Icon, IconWord } from './Icon.tsx';

type ButtonProps = {
  children: ComponentChildren;
  /** Absent for a button that submits its form. */
  onPress?: (() => void) | undefined;
  /**
   * `danger`: it removes something for good. `ask`: it sends a request, on surfaces that have such a button for each
   * subject, so it is quiet.
   */
  kind?: 'main' | 'ask' | 'plain' | 'link' | 'danger';
  disabled?: boolean;
  type?: 'button' | 'submit';
  /** For a button that shows and hides something: whether it is shown. */
  expanded?: boolean;
  /** The full label, if the word on the button is short. It must contain that word. */
  label?: string | undefined;
};

/** A button with words on it. */
export function Button({
  children,
  onPress,
  kind = 'plain',
  disabled = false,
  type = 'button',
  expanded,
  label,
}: ButtonProps) {
  return (
    <button
      type={type}
      class={`nl-button nl-button-${kind}`}
      disabled={disabled}
      aria-expanded={expanded}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

type CopyButtonProps = { what: string; copied: boolean; onCopy: () => void; word?: string };

/** Copies one text; `what` names it. After copying, the button says "Copied" for a moment, also to screen readers. */
export function CopyButton({ what, copied, onCopy, word }: CopyButtonProps) {
  const label = say('copy', what);
  return (
    <span class="nl-copy">
      <span class="nl-if-filled nl-copy-said" role="status">
        {copied ? say('copied') : ''}
      </span>
      <button
        type="button"
        class={classNames('nl-icon-button', { 'nl-icon-button-done': copied })}
        aria-label={label}
        title={label}
        onClick={onCopy}
      >
        <Icon name={copied ? 'done' : 'copy'} />
        <IconWord word={word} />
      </button>
    </span>
  );
}
