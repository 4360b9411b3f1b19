import type { LinkView } from '../../lib/report/view/view.ts';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/Icon.tsx';

/**
 * The first line of a card about one of a link's two numbers. If they do not match, or a message to both is expensive, it
 * is the warning itself.
 */
export function LinkTitle({ title: { text, tone } }: Pick<LinkView, 'title'>) {
  return (
    <h1 class={classNames('nl-beside nl-banner nl-link-title', { [`nl-banner-${tone}`]: tone })} title={text}>
      {tone === null ? null : <Icon name="warning" size={15} />}
      <span class="nl-banner-words">{text}</span>
    </h1>
  );
}
