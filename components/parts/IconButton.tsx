import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import './parts.css';

type IconButtonProps = { icon: IconName; label: string; onPress: () => void; pressed?: boolean };

/** A small button with a drawing on it; its label is its accessible name and its tooltip. */
export function IconButton({ icon, label, onPress, pressed }: IconButtonProps) {
  return (
    <button
      type="button"
      class="nl-icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
