import type { Source } from '../../lib/report/facts/fact.ts';
import { sourceText } from '../../lib/report/facts/sources.ts';
import { Icon } from '../parts/Icon.tsx';

/** The small cloud after what only a service says: its words must not be read as ours (SECURITY R60). */
export function ServiceSign({ source, now }: { source: Source; now: number }) {
  const text = sourceText(source, now);
  return (
    <span class="nl-glance-source" role="img" aria-label={text} title={text}>
      <Icon name="service" size={12} />
    </span>
  );
}
