import type { Source } from '../../lib/report/facts/fact.ts';
import { sourceText } from '../../lib/report/facts/sources.ts';
import { Icon } from '../parts/Icon.tsx';

type ServiceSignProps = {
  source: Source;
  /** Milliseconds since 1970. */
  now: number;
  /** That it says the same as the built-in data, in words. */
  agrees?: string | undefined;
  /** Words for ears say it already. */
  isSaid?: boolean;
};

/**
 * The small cloud after what a service says: its words must not be read as ours (SECURITY R60). What the built-in data says
 * too has it if nothing else on the card shows that the service answered.
 */
export function ServiceSign({ source, now, agrees, isSaid = false }: ServiceSignProps) {
  const text = agrees ?? sourceText(source, now);
  const named = isSaid ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': text };
  return (
    <span class="nl-glance-source" {...named} title={text}>
      <Icon name="service" size={12} />
    </span>
  );
}
