import type { FoundSum } from '../../lib/found/found.ts';
import { foundSummary } from '../../lib/found/found.ts';
import type { FoundDot } from '../../lib/found/found-map.ts';
import type { FoundOrder } from '../../lib/found/found-orders.ts';
import { usefulOrders } from '../../lib/found/found-orders.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon, IconButton } from '../parts/Icon.tsx';
import { Segments } from '../parts/Toggles.tsx';
import { FoundMap } from './FoundMap.tsx';
import { shownRowText } from './FoundRow.tsx';
import type { FoundEvents, FoundList } from './found-state.ts';

type FoundHeadProps = {
  list: FoundList;
  dots: FoundDot[];
  chosen: FoundDot | null;
  onChoose: (id: string | null) => void;
  order: FoundOrder;
  onOrder: (order: FoundOrder) => void;
  events: Pick<FoundEvents, 'onAddAll' | 'onRefresh'>;
};

const orderWords = {
  place: 'onPageByPlace',
  count: 'onPageByCount',
  awake: 'onPageByAwake',
} as const satisfies Record<FoundOrder, MessageKey>;

/** What the page has in a few numbers, where that is, in which order it is listed, and what can be done with all of it. */
export function FoundHead({ list, dots, chosen, onChoose, order, onOrder, events }: FoundHeadProps) {
  const { addresses, phones } = foundSummary(list.items);
  const orders = usefulOrders(list.items);
  return (
    <div class="nl-onpage-head">
      <div class="nl-onpage-top">
        <ul class="nl-onpage-sums">
          <Sum icon="phone" count={sayCount('foundPhones', phones.count)} sum={phones} />
          <Sum icon="address" count={sayCount('foundAddresses', addresses.count)} sum={addresses} />
        </ul>
        <div class="nl-onpage-actions">
          <Button kind="link" onPress={events.onAddAll}>
            {say('onPageAddAll')}
          </Button>
          <IconButton icon="refresh" label={say('onPageAgain')} onPress={events.onRefresh} />
        </div>
      </div>
      {/* What it says is in sight in its row. */}
      <p class="nl-hidden" role="status">
        {list.shown ? shownRowText(list.shown) : ''}
      </p>
      {dots.length > 0 ? <FoundMap dots={dots} chosen={chosen?.id ?? null} onChoose={onChoose} /> : null}
      {chosen === null ? null : (
        <p class="nl-onpage-only" role="status">
          {say('onPageDot', chosen.name, chosen.keys.length)}
          <Button kind="link" onPress={() => onChoose(null)}>
            {say('foundShow')}
          </Button>
        </p>
      )}
      {orders.length < 2 ? null : (
        <Segments
          label={say('listSortBy')}
          choices={orders.map((value) => ({ value, label: say(orderWords[value]) }))}
          value={order}
          onChange={onOrder}
        />
      )}
    </div>
  );
}

function Sum({ icon, count, sum }: { icon: IconName; count: string; sum: FoundSum }) {
  if (sum.count === 0) return null;
  return (
    <li>
      <Icon name={icon} />
      <b>{count}</b>
      {sum.countries > 0 ? <span>{sayCount('onPageCountries', sum.countries)}</span> : null}
    </li>
  );
}

/** The page is being read for the first time; a bar shows how far where there is much. */
export function FoundReading({ done, all }: { done: number; all: number }) {
  return (
    <div class="nl-onpage-none nl-onpage-reading" role="status">
      <p>{say('onPageReading')}</p>
      {all > 0 ? <progress value={done} max={all} aria-label={say('onPageReading')} /> : null}
    </div>
  );
}
