import type { ComponentChildren } from 'preact';
import type { FoundItem } from '../../lib/found/found.ts';
import type { FoundDot } from '../../lib/found/found-map.ts';
import type { FoundOrder } from '../../lib/found/found-orders.ts';
import { usefulOrders } from '../../lib/found/found-orders.ts';
import { countFound } from '../../lib/model/page/found.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon, IconButton } from '../parts/Icon.tsx';
import { Segments } from '../parts/Toggles.tsx';
import { FoundMap } from './FoundMap.tsx';
import { shownRowText } from './FoundRow.tsx';
import type { FoundList } from './found-state.ts';
import '../parts/ring.css';

type FoundHeadProps = {
  list: FoundList;
  /** Everything was copied a moment ago. */
  copied: boolean;
  onCopy: () => void;
  onAgain: () => void;
  /** The search field. */
  children: ComponentChildren;
};

const orderWords = {
  place: 'onPageByPlace',
  risk: 'onPageByRisk',
  count: 'onPageByCount',
  awake: 'onPageByAwake',
  new: 'onPageByNew',
} as const satisfies Record<FoundOrder, MessageKey>;

/** The head of the list: how much the page has, what can be done with all of it, and the search. */
export function FoundHead({ list, copied, onCopy, onAgain, children }: FoundHeadProps) {
  const { addresses, phones } = countFound({ subjects: list.items });
  const copyWords = list.cut ? sayCount('onPageCopyThese', list.items.length) : say('onPageCopyAll');
  return (
    <div class="nl-onpage-head">
      {/* What it says is in sight in its row. */}
      <p class="nl-hidden" role="status">
        {list.shown ? shownRowText(list.shown) : ''}
      </p>
      <div class="nl-spread nl-tight">
        <ul class="nl-wraps nl-onpage-sums">
          {phones > 0 ? (
            <Sum icon="phone" count={list.cut ? say('foundPhonesMore', phones) : sayCount('foundPhones', phones)} />
          ) : null}
          {addresses > 0 ? (
            <Sum
              icon="address"
              count={list.cut ? say('foundAddressesMore', addresses) : sayCount('foundAddresses', addresses)}
            />
          ) : null}
        </ul>
        <span class="nl-line nl-tight nl-onpage-all">
          <span role="status">
            <Button kind="link" onPress={onCopy}>
              {copied ? say('copied') : copyWords}
            </Button>
          </span>
          <IconButton icon="refresh" label={say('onPageAgain')} onPress={onAgain} />
        </span>
      </div>
      {list.cut ? <p class="nl-muted">{say('onPageCut', list.items.length)}</p> : null}
      {children}
    </div>
  );
}

type FoundOrderingProps = {
  /** The subjects that the order is for: those without a warning. */
  items: readonly FoundItem[];
  dots: FoundDot[];
  chosen: FoundDot | null;
  onChoose: (id: string | null) => void;
  order: FoundOrder;
  onOrder: (order: FoundOrder) => void;
};

/** The map and the choice of an order, as far as they tell something about these subjects. */
export function FoundOrdering({ items, dots, chosen, onChoose, order, onOrder }: FoundOrderingProps) {
  const orders = usefulOrders(items);
  if (dots.length < 2 && orders.length < 2) return null;
  return (
    <div class="nl-onpage-ordering">
      {dots.length > 1 ? <FoundMap dots={dots} all={items.length} chosen={chosen} onChoose={onChoose} /> : null}
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

function Sum({ icon, count }: { icon: IconName; count: string }) {
  return (
    <li>
      <Icon name={icon} tone="faint" />
      {count}
    </li>
  );
}

/** Shown while the page is read for the first time, with a progress bar once it is known how much there is. */
export function FoundReading({ done, all }: { done: number; all: number }) {
  return (
    <div class="nl-stack nl-gap nl-onpage-none nl-onpage-why nl-onpage-reading" role="status">
      <span class="nl-ring" aria-hidden="true" />
      <p>{say('onPageReading')}</p>
      {all > 0 ? <progress value={done} max={all} aria-label={say('onPageReading')} /> : null}
    </div>
  );
}
