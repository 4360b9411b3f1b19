import { useState } from 'preact/hooks';
import { findFound } from '../../lib/found/find-found.ts';
import { foundDots } from '../../lib/found/found-map.ts';
import type { FoundOrder } from '../../lib/found/found-orders.ts';
import { foundText, orderFound, splitWarned, usefulOrders, usualOrder } from '../../lib/found/found-orders.ts';
import type { UnreadPart } from '../../lib/model/page/found.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { siteText } from '../../lib/words/site-text.ts';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import type { RowReportContext } from '../report/RowReport.tsx';
import { FoundGroupPart } from './FoundGroupPart.tsx';
import { FoundHead, FoundOrdering, FoundReading } from './FoundHead.tsx';
import type { RowContext } from './FoundRow.tsx';
import type { FoundEvents, FoundList, FoundState } from './found-state.ts';
import './found-head.css';
import './found.css';
import './found-row.css';

export type FoundProps = RowReportContext & { state: FoundState; events: FoundEvents };

/**
 * The panel's half on the active tab's page: everything found there by country and network, or why there is nothing.
 */
export function Found(props: FoundProps) {
  const { state, events } = props;
  switch (state.kind) {
    case 'reading':
      return <FoundReading done={state.done} all={state.all} />;
    case 'out-of-reach':
      return <Sentence icon="warning" words={say('outOfReach')} />;
    case 'closed':
      return <Sentence icon="locked" words={say('onPageClosed')} step={closedStep(state)} />;
    case 'paused':
      return <Sentence icon="paused" words={say('onPagePaused')} button={say('resume')} onPress={events.onTurnOn} />;
    case 'off-tab':
      return <Sentence icon="off" words={say('onPageOffTab')} button={say('onPageTurnOn')} onPress={events.onTurnOn} />;
    case 'off-site':
      return state.isLocked ? (
        <Sentence
          icon="locked"
          words={say('onPageOffSite', siteText(state.host))}
          step={say('siteLocked', siteText(state.host))}
        />
      ) : (
        <Sentence
          icon="off"
          words={say('onPageOffSite', siteText(state.host))}
          button={say('onPageTurnOn')}
          onPress={events.onTurnOn}
        />
      );
    case 'list':
      return <List {...props} list={state} />;
  }
}

/** What to do about a page that no script may read. It may be a file, whose address is hidden until files are allowed. */
function closedStep({ filesClosed }: { filesClosed: boolean }): string {
  const step = say('onPageClosedStep');
  return filesClosed ? `${step} ${say('filesClosedStep')}` : step;
}

function List({ list, now, here, copied, tools, canNote, events }: FoundProps & { list: FoundList }) {
  const [picked, setPicked] = useState<FoundOrder | null>(null);
  const [chosenId, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const find = (text: string) => {
    setChosen(null);
    setTyped(text);
  };
  if (list.items.length === 0 && list.unread !== null)
    return <Sentence icon="locked" words={say(unreadWords[list.unread])} step={say('onPageUnreadStep')} />;
  if (list.items.length === 0)
    return <Sentence icon="search" words={say('onPageNothing')} step={say('onPageNothingStep')} />;
  const { items, open, shown } = list;
  const context: RowContext = { items, open, shown, now, here, copied, tools, canNote, events, onFind: find };
  // A warning is there whatever dot is chosen: the map is below it, and would move under the pointer.
  const others = list.items.filter(({ warned }) => warned === null);
  const dots = foundDots(others, list.centers);
  const chosen = dots.find(({ id }) => id === chosenId) ?? null;
  const there = list.items.filter(({ key, warned }) => warned !== null || chosen === null || chosen.keys.includes(key));
  const isSearched = list.items.length >= searchedFrom || typed !== '';
  const found = splitWarned(findFound(there, typed));
  const count = (found.warned?.count ?? 0) + found.others.length;
  const order = picked !== null && usefulOrders(others).includes(picked) ? picked : usualOrder(others);
  const groups = orderFound(found.others, order, now);
  return (
    <div class="nl-onpage">
      <FoundHead
        list={list}
        copied={copied === copiedName}
        onCopy={() => events.onCopy(copiedName, foundText(list.items, order, now))}
        onAgain={events.onRefresh}
      >
        {isSearched ? <FoundSearch typed={typed} found={count} all={there.length} onTyped={setTyped} /> : null}
      </FoundHead>
      {found.warned ? <FoundGroupPart group={found.warned} context={context} /> : null}
      <FoundOrdering
        items={others}
        dots={dots}
        chosen={chosen}
        onChoose={setChosen}
        order={order}
        onOrder={setPicked}
      />
      {count === 0 ? (
        <div class="nl-stack nl-gap nl-onpage-none">
          <p>{say('listNoMatch', typed.trim())}</p>
          <Button onPress={() => setTyped('')}>{say('clearSearch')}</Button>
        </div>
      ) : null}
      {groups.map((group) => (
        <FoundGroupPart
          key={group.key}
          group={group}
          // Private addresses say little; a search that finds them shows them.
          isFolded={group.heading?.kind === 'special' && group.count >= foldedFrom && groups.length > 1 && typed === ''}
          context={context}
        />
      ))}
      <div class="nl-rule nl-onpage-foot">
        <Button onPress={events.onAddAll}>
          {list.cut ? sayCount('onPageAddThese', list.items.length) : say('onPageAddAll')}
        </Button>
      </div>
    </div>
  );
}

const unreadWords = {
  pdf: 'onPagePdf',
  editor: 'onPageEditor',
  canvas: 'onPageCanvas',
} as const satisfies Record<UnreadPart, MessageKey>;

/** The name under which a copy of everything is remembered. */
const copiedName = 'found';

/** Fewest special addresses that are folded. */
const foldedFrom = 3;

/** Fewest subjects that get a search field. */
const searchedFrom = 15;

type FoundSearchProps = { typed: string; found: number; all: number; onTyped: (typed: string) => void };

/** A search field for the list, with the number of matches. */
function FoundSearch({ typed, found, all, onTyped }: FoundSearchProps) {
  return (
    <div class="nl-line nl-gap nl-onpage-search">
      <SearchField text={typed} label={say('listSearch')} onText={onTyped} />
      <p role="status" class="nl-fixed nl-muted nl-figures">
        {typed.trim() === '' ? null : say('countOf', found, all)}
      </p>
    </div>
  );
}

type SentenceProps = { icon: IconName; words: string; step?: string; button?: string; onPress?: () => void };

/** A sentence that says why there is no list, below an icon, with the next step. */
function Sentence({ icon, words, step, button, onPress }: SentenceProps) {
  return (
    <div class="nl-stack nl-gap nl-onpage-none nl-onpage-why" role="status">
      <Icon name={icon} size={24} tone="faint" />
      <p class="nl-medium">{words}</p>
      {step === undefined ? null : <p class="nl-soft">{step}</p>}
      {button && onPress ? <Button onPress={onPress}>{button}</Button> : null}
    </div>
  );
}
