import type { IpReport, Report } from '../../lib/model/answer/report.ts';
import type { AddressRange } from '../../lib/model/answer/typed.ts';
import type { Title } from '../../lib/report/glance/title.ts';
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
  /** The typed range; null if it reaches out of its first address's network, so that the facts are only that address's. */
  subject: string | null;
  /** The network's range, unless that is the typed one. */
  network: string | null;
};

/** Returns what the line below the title says about a typed range and the range of its address's network. */
export function rangeWords(device: IpReport, range: AddressRange): RangeWords {
  const network = device.special?.cidr ?? device.range;
  const typed = cidr(range);
  return { subject: isWithin(range, network) ? typed : null, network: network === typed ? null : device.range };
}

/**
 * Returns the title of a typed range: if it reaches out of the network of its first address, the range, as that
 * network is not all of it.
 */
export function titleOfRange(title: Title, device: Report['device'], range: AddressRange | undefined): Title {
  if (!range || device.kind !== 'ip' || isWithin(range, device.special?.cidr ?? device.range)) return title;
  const below = { text: say('headlinePair', say('rangeFirst'), title.text), source: title.source };
  return { ...title, text: cidr(range), source: null, below };
}

function cidr(range: AddressRange): string {
  return `${range.first}/${lengthOf(range)}`;
}

/** Whether a typed range is in a network's. Their first addresses are known to be in it, so the lengths decide. */
function isWithin(range: AddressRange, network: string | null): boolean {
  return lengthOf(range) >= Number(network?.split('/')[1] ?? Number.NaN);
}

function lengthOf({ first, bits }: AddressRange): number {
  return (first.includes(':') ? 128 : 32) - bits;
}
