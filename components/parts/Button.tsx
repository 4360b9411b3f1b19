import type { ComponentChildren } from 'preact';
import './parts.css';

type ButtonProps = {
  children: ComponentChildren;
  onPress: () => void;
  kind?: 'main' | 'plain' | 'link';
  disabled?: boolean;
  type?: 'button' | 'submit';
};

/** A button with words on it. */
export function Button({ children, onPress, kind = 'plain', disabled = false, type = 'button' }: ButtonProps) {
  return (
    <button type={type} class={`nl-button nl-button-${kind}`} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
