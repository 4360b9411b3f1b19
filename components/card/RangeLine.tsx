import type { IpReport } from '../../lib/model/answer/report.ts';
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
    <dl class="nl-range-line">
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

/** What the line below the title says about a typed range. */
type RangeWords = {
  /** The typed range; null if the facts are about its address alone, because it reaches out of the address's network. */
  subject: string | null;
  /** The network's range, unless that is the typed one. */
  network: string | null;
};

/** Returns what the line below the title says about a typed range and the range of its address's network. */
export function rangeWords(device: IpReport, { first, bits }: AddressRange): RangeWords {
  const network = device.special?.cidr ?? device.range;
  const length = (first.includes(':') ? 128 : 32) - bits;
  const typed = `${first}/${length}`;
  const isWithin = length >= Number(network?.split('/')[1] ?? Number.NaN);
  return { subject: isWithin ? typed : null, network: network === typed ? null : device.range };
}
