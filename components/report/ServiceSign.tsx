import { sourceText } from '../../lib/report/claims/sources.ts';
import type { Source } from '../../lib/report/view/view.ts';
import { Icon } from '../parts/Icon.tsx';

type ServiceSignProps = {
  source: Source;
  /** Milliseconds since 1970. */
  now: number;
  /** The words for screen readers already say it. */
  isSaid?: boolean;
};

/**
 * The small cloud after what a service says: its words must not be read as ours.
 */
export function ServiceSign({ source, now, isSaid = false }: ServiceSignProps) {
  const text = sourceText(source, now);
  const named = isSaid ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': text };
  return (
    <span class="nl-line-in nl-accent nl-glance-source" {...named} title={text}>
      <Icon name="service" size={12} />
    </span>
  );
}
