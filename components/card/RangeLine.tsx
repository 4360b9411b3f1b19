import type { AddressRange } from '../../lib/model/answer/typed.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import './range-line.css';

/** With more bits than this, the count is written as a power of two. */
const mostCounted = 32;

type RangeLineProps = {
  range: AddressRange;
  /** The other lines begin with an icon. */
  hasIcon?: boolean;
};

/** A line with the number of addresses in a typed range, and its first and last address. */
export function RangeLine({ range: { first, last, bits }, hasIcon = false }: RangeLineProps) {
  return (
    <dl class="nl-wraps nl-breaks nl-range-line">
      <div>
        <dt class={bits > mostCounted ? undefined : 'nl-hidden'}>{say('rangeCount')}</dt>
        <dd>
          {hasIcon ? (
            <span class="nl-range-icon" aria-hidden="true">
              <Icon name="list" size={15} />
            </span>
          ) : null}
          {bits > mostCounted ? <bdi dir="ltr">{`2^${bits}`}</bdi> : sayCount('foundAddresses', 2 ** bits)}
        </dd>
      </div>
      <div class="nl-range-end">
        <dt class="nl-hidden">{say('rangeFirst')}</dt>
        <dd dir="ltr">{first}</dd>
      </div>
      <div class="nl-range-end">
        <dt class="nl-hidden">{say('rangeLast')}</dt>
        <dd dir="ltr">{last}</dd>
      </div>
    </dl>
  );
}
