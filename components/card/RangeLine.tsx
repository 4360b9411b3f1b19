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

/** A line with the number of addresses in a typed range, and the parts in which its first and last address differ. */
export function RangeLine({ range: { first, last, bits }, hasIcon = false }: RangeLineProps) {
  return (
    <dl class="nl-range-line" title={`${first} – ${last}`}>
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
        <dd dir="ltr">
          <End ip={first} other={last} />
        </dd>
      </div>
      <div class="nl-range-end">
        <dt class="nl-hidden">{say('rangeLast')}</dt>
        <dd dir="ltr">
          <End ip={last} other={first} />
        </dd>
      </div>
    </dl>
  );
}

/** Shows an address from the first part that differs from the other address. Screen readers get the whole address. */
function End({ ip, other }: { ip: string; other: string }) {
  const at = ip.includes('.') ? sameParts(ip, other) : 0;
  return (
    <>
      <span class={at === 0 ? undefined : 'nl-hidden'}>{ip.slice(0, at)}</span>
      {ip.slice(at)}
    </>
  );
}

/** Returns the offset at which two IPv4 addresses start to differ: a dot, or 0. */
function sameParts(one: string, other: string): number {
  const [mine, theirs] = [one.split('.'), other.split('.')];
  const shared = mine.findIndex((part, index) => part !== theirs[index]);
  return Math.max(0, mine.slice(0, Math.max(shared, 0)).join('.').length);
}
