import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import './parts.css';

/**
 * A link to another program of the device (`tel:`, `sms:`) with a drawing on it. It goes by the top window: a page may
 * forbid its frames such addresses (`frame-src`), and the page itself stays where it is.
 */
export function IconLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <a class="nl-icon-button" href={href} target="_top" rel="noreferrer" aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  );
}
