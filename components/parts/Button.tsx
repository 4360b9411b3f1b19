import type { ComponentChildren } from 'preact';
import './parts.css';
import { say } from '../../lib/words/say.ts';
import { Icon, ToolWord, toolClass } from './Icon.tsx';

type ButtonProps = {
  children: ComponentChildren;
  onPress: () => void;
  kind?: 'main' | 'plain' | 'link';
  disabled?: boolean;
  type?: 'button' | 'submit';
  /** Of a button that shows and hides something: whether it is shown. */
  expanded?: boolean;
  /** Says in full what a short word on it means; it has that word in it. */
  label?: string;
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

/** `word`: is under the icon, and says there that it is copied. */
type CopyButtonProps = { what: string; copied: boolean; word?: string; onCopy: () => void };

/** Copies one text; `what` says which. After copying it says "Copied" for a moment, to ears as well. */
export function CopyButton({ what, copied, word, onCopy }: CopyButtonProps) {
  const label = say('copy', what);
  const shown = word !== undefined && copied ? say('copied') : word;
  return (
    <span class="nl-copy">
      <span class={word === undefined ? 'nl-copy-said' : 'nl-hidden'} role="status">
        {copied ? say('copied') : ''}
      </span>
      <button
        type="button"
        class={copied ? `${toolClass(word)} nl-icon-button-done` : toolClass(word)}
        aria-label={label}
        title={label}
        onClick={onCopy}
      >
        <Icon name={copied ? 'done' : 'copy'} />
        <ToolWord word={shown} />
      </button>
    </span>
  );
}
