import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { ask } from '../lib/messages/ask.ts';
import { listenPage } from '../lib/messages/listen-page.ts';
import type { PageMode } from '../lib/model/settings/site.ts';
import { entryKey } from '../lib/model/subject.ts';
import { createCardController } from '../lib/page/card/card-controller.ts';
import type { CardPage } from '../lib/page/card/card-host.ts';
import type { CardParts } from '../lib/page/card/card-parts.ts';
import { cardParts } from '../lib/page/card/card-parts.ts';
import { opensCard, usualCards } from '../lib/page/card/card-phases.ts';
import type { Walker } from '../lib/page/card/walker.ts';
import { followArrival } from '../lib/page/dom/arrival.ts';
import { followVisibility, isFrameFocused, isPage, siteHere } from '../lib/page/dom/page-dom.ts';
import { followRewriting, listen, takeFrame, watchAddress } from '../lib/page/dom/page-life.ts';
import { selectionBox, selectionText } from '../lib/page/dom/selection.ts';
import type { Box } from '../lib/page/dom/view.ts';
import { boxOf, frameView } from '../lib/page/dom/view.ts';
import type { Match } from '../lib/page/mark/match-ledger.ts';
import { foundHere, inOrder, placesOfSubject } from '../lib/page/mark/matches-in-order.ts';
import type { Pointer } from '../lib/page/point/pointer.ts';
import { followPointer } from '../lib/page/point/pointer.ts';
import { keepPageContext } from '../lib/page/read/page-context.ts';
import type { Surveyor } from '../lib/page/read/surveyor.ts';
import { surveyDocument } from '../lib/page/read/surveyor.ts';
import { unreadHere } from '../lib/page/read/unread.ts';

/** How long changes are collected before the toolbar button and the side panel are informed (ms). */
const tellingDelay = 1_000;

/** The page script: connects survey, pointer and card. One signal ends all of it. */
export default defineUnlistedScript(() => {
  const life = isPage() ? takeFrame() : null;
  if (!life) return;
  let read: ((isLoaded: boolean) => void) | null = null;
  followArrival((isLoaded) => {
    if (read) read(isLoaded);
    else read = live(life, isLoaded);
  }, life.signal);
});

/** Starts the page script in its frame. Returns what reads more of a page that is loading, or all of a complete one. */
function live(life: AbortController, isLoadedAtStart: boolean): (isLoaded: boolean) => void {
  const { signal } = life;
  const context = keepPageContext(isLoadedAtStart);
  let isLoaded = isLoadedAtStart;
  /** Ends the reading of the page, with its surveyor. Null while Numlens is off here, as the surveyor is. */
  let reading: AbortController | null = null;
  let surveyor: Surveyor | null = null;
  let pointer: Pointer | null = null;
  let walker: Walker | null = null;
  let settings = usualCards;
  let fought = false;
  let wasLeft = false;
  /** The finds changed, and it will be told soon. */
  let isTelling = false;

  const cards = createCardController(
    {
      page: cardPage(),
      makeHost: (options) => cardParts()?.makeHost(options) ?? null,
      settings: () => settings,
      ready: readyParts,
      stood: (match) => pointer?.stoodBefore(match) ?? false,
      prepare,
      walkSame: (match, by, card) => walker?.walkSame(match, by, card) ?? null,
      async tellAbove(is) {
        const reply = await ask('pointCard', { is });
        return reply.ok && reply.value.up;
      },
      lost() {
        fought = true;
        changed();
      },
      survey: () => surveyor,
    },
    signal,
  );
  const address = watchAddress(cards.closeAll, signal);

  function matches(): Iterable<Match> {
    return surveyor?.ledger.all() ?? [];
  }

  const view = () => frameView(pointer?.anchor() ?? null);

  /** Returns what cards need. The background adds it to the frame when it is first asked for. */
  async function readyParts(): Promise<CardParts | null> {
    if (!cardParts()) await ask('addCardParts', {});
    const parts = cardParts();
    walker ??= parts?.createWalker({ cards, matches, settings: () => settings, prepare }) ?? null;
    return parts;
  }

  /** Requests a card. `still` is unknown if the keyboard came to the match. */
  async function prepare(match: Match, number: Box, still?: boolean) {
    const parts = await readyParts();
    // The page may show another text now.
    if (!parts || !surveyor?.isCurrent(match)) return null;
    const drawn = parts.drawnAs(match);
    if (drawn === 'unseen') {
      surveyor.ledger.forget(match);
      return null;
    }
    const { subject, country, reading } = match;
    const input = {
      subject,
      country,
      reading,
      published: parts.publishedNear(subject),
      still: (still ?? false) && drawn === 'plain',
      drawn: drawn === 'turned' || drawn === 'covered' ? drawn : undefined,
      byKey: still === undefined,
      times: placesOfSubject(matches(), match).length,
      place: { number: boxOf(number), view: view(), ...parts.around(match, number, surveyor.ledger) },
    };
    let reply = await ask('prepareCard', input);
    // The worker may have ended just now. The second request starts it again.
    if (!reply.ok && reply.problem === 'interrupted') reply = await ask('prepareCard', input);
    if (reply.ok && reply.value === null) stopReading();
    return reply.ok ? reply.value : null;
  }

  function read(): void {
    if (reading) return;
    reading = new AbortController();
    const until = AbortSignal.any([signal, reading.signal]);
    surveyor = surveyDocument(
      async (texts) => {
        const reply = await ask('detect', { texts, context: context.current() });
        if (reply.ok && !until.aborted) {
          settings = reply.value.cards;
          context.learn(reply.value);
        }
        return reply;
      },
      { off: stopReading, gone: () => life.abort(), changed, stirred: cards.stirred, again: readAgain },
      until,
      { isFirst: !pointer },
    );
    surveyor.read(isLoaded);
    pointer = followPointer(
      surveyor.ledger,
      {
        wants: (event) => opensCard(settings, event),
        entered: cards.enter,
        traveled: cards.travel,
        left: cards.leave,
        scrolled: cards.close,
        met: surveyor.meet,
        moved() {
          endIfGone();
          address.look();
          walker?.unmarkInSubframe();
        },
      },
      until,
      pointer?.last(),
    );
  }

  function changed(): void {
    if (isTelling) return;
    isTelling = true;
    setTimeout(() => {
      isTelling = false;
      void ask('noteFound', { fought });
    }, tellingDelay);
  }

  /** Reads the page again. Cards stay open. */
  function readAgain(): undefined {
    if (!reading) return;
    reading.abort();
    reading = null;
    read();
  }

  function stopReading(): void {
    reading?.abort();
    reading = null;
    surveyor = null;
    context.forget();
    cards.closeAll();
  }

  function pageLeft(): void {
    cards.closeAll();
    // Not before, as the event would come in the middle of the page's own loading.
    if (!wasLeft) listen('pageshow', pageReturned, signal);
    wasLeft = true;
  }

  /**
   * Handles a page that returns from the browser's cache. The background forgot this frame, which missed all messages.
   */
  function pageReturned(): void {
    changed();
    void ask('readMode', {}).then((reply) => reply.ok && reply.value && setMode(reply.value));
  }

  function setMode({ on, cards }: PageMode): undefined {
    settings = cards;
    if (on) read();
    else stopReading();
  }

  function endIfGone(): void {
    if (!browser.runtime?.id) life.abort();
  }

  const hasFocus = () => document.hasFocus() && !isFrameFocused();

  listenPage(
    {
      showCard: ({ token, box, number, ...opening }) => ({ shown: cards.open({ token, box }, number, opening) }),
      view() {
        const number = selectionBox() ?? pointBox(pointer);
        return { ...view(), number: number && boxOf(number) };
      },
      selectionLinks: async () => (await readyParts())?.selectionLinks() ?? [],
      pointCard: ({ frame, is }) => ({ up: cards.point(frame, is) }),
      async walk({ by, focused }) {
        surveyor?.seekRoots();
        const elsewhere = isFrameFocused() ? 'focused' : cards.frame();
        if (focused ? hasFocus() : elsewhere === null) {
          await readyParts();
          await walker?.walk(by);
        }
        return { elsewhere };
      },
      readAgain,
      pageMode: setMode,
      found() {
        surveyor?.seekRoots();
        return foundHere(matches());
      },
      unread: unreadHere,
      async seenFound() {
        const parts = await readyParts();
        return (parts && (await surveyor?.seenKeys(parts.isEverSeen))) ?? [];
      },
      showFound({ key, nth }) {
        const all = inOrder(matches()).filter(({ subject }) => entryKey(subject) === key);
        const match = all[nth % all.length];
        if (match) void readyParts().then(() => walker?.show(match));
        return { shown: match !== undefined };
      },
      lookUpSelection() {
        if (hasFocus()) void ask('lookUpSelection', { text: selectionText() });
        return true;
      },
      where: () => ({ host: siteHere(), since: performance.timeOrigin, fought }),
    },
    signal,
  );
  followVisibility(endIfGone, signal);
  followRewriting(signal);
  listen('pagehide', pageLeft, signal);
  read();
  return (is) => {
    isLoaded = is;
    if (is && context.renew()) readAgain();
    else surveyor?.read(is);
  };
}

/**
 * Returns the card's address and the origin of its frame. In Chromium the address of a web-accessible page is dynamic
 * and redirects to the extension's own origin, so the origin is that of another address. It is cut by hand, as browsers
 * differ in `URL.origin` for such addresses.
 */
function cardPage(): CardPage {
  const getUrl: (path: '/card.html' | '/popup.html') => string = browser.runtime.getURL;
  return { url: getUrl('/card.html'), origin: getUrl('/popup.html').slice(0, -'/popup.html'.length) };
}

function pointBox(pointer: Pointer | null): Box | null {
  const point = pointer?.last() ?? null;
  return point && { left: point.x - 4, top: point.y - 10, width: 8, height: 20 };
}
