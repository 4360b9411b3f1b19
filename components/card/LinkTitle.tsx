import type { Report } from '../../lib/model/answer/report.ts';
import type { LinkMismatch } from '../../lib/model/page/card.ts';
import { linkWarning } from '../../lib/report/glance/link-row.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';

/**
 * The first line of a card about one of a link's two numbers. If they do not match, or a message to both is expensive, it
 * is the warning itself.
 */
export function LinkTitle({ report, mismatch }: { report: Report; mismatch: LinkMismatch }) {
  const warning = linkWarning(report, mismatch);
  const words = warning?.text ?? say(mismatch.callsBoth ? 'linkTextsSeveral' : 'linkTwoNumbers');
  const ground = warning === null ? '' : ` nl-banner-${warning.isBad ? 'bad' : 'warn'}`;
  return (
    <h1 class={`nl-banner nl-link-title${ground}`} title={words}>
      {warning === null ? null : <Icon name="warning" size={15} />}
      <span class="nl-banner-words">{words}</span>
    </h1>
  );
}
