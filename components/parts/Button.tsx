import type { ComponentChildren } from 'preact';
import './parts.css';

type ButtonProps = {
  children: ComponentChildren;
  onPress: () => void;
  kind?: 'main' | 'plain' | 'link';
  disabled?: boolean;
  type?: 'button' | 'submit';
  /** Of a button that shows and hides something: whether it is shown. */
  expanded?: boolean;
};

/** A button with words on it. */
export function Button({
  children,
  onPress,
  kind = 'plain',
  disabled = false,
  type = 'button',
  expanded,
}: ButtonProps) {
  return (
    <button
      type={type}
      class={`nl-button nl-button-${kind}`}
      disabled={disabled}
      aria-expanded={expanded}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
