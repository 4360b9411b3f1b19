import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createCardController } from '../lib/card/card-controller.ts';
import type { CardPage } from '../lib/card/card-host.ts';
import { usualCards } from '../lib/card/delays.ts';
import { opensCard } from '../lib/card/opens-card.ts';
import { createWalker } from '../lib/card/walker.ts';
import { ask } from '../lib/messages/ask.ts';
import type { PageContext } from '../lib/messages/contract.ts';
import { listenPage } from '../lib/messages/listen-page.ts';
import { subjectKey } from '../lib/model/subject-key.ts';
import { followArrival } from '../lib/page/arrival.ts';
import type { Box } from '../lib/page/box.ts';
import { boxOf } from '../lib/page/box.ts';
import { foundHere } from '../lib/page/found-here.ts';
import { frameView } from '../lib/page/frame-view.ts';
import { inOrder } from '../lib/page/in-order.ts';
import { listen } from '../lib/page/listen.ts';
import type { Match } from '../lib/page/match-ledger.ts';
import { watchAddress } from '../lib/page/page-address.ts';
import { isFrameFocused, isPage, onDocument } from '../lib/page/page-dom.ts';
import type { Pointer } from '../lib/page/pointer.ts';
import { followPointer } from '../lib/page/pointer.ts';
import { publishedCountry } from '../lib/page/published-country.ts';
import { publishedNear } from '../lib/page/published-near.ts';
import { selectionBox, selectionText } from '../lib/page/selection.ts';
import { wantsNoNumbers } from '../lib/page/skip.ts';
import type { Surveyor } from '../lib/page/surveyor.ts';
import { surveyDocument } from '../lib/page/surveyor.ts';
import { takeFrame } from '../lib/page/take-frame.ts';

/** How long changes of what the toolbar's button and the side panel show are gathered before they hear of them, ms. */
const tellingDelay = 1_000;

/** The page script: joins survey, pointer and card. One signal ends it all (DESIGN D4, D5, D7). */
export default defineUnlistedScript(() => {
  const life = isPage() ? takeFrame() : null;
  if (!life) return;
  let read: ((isThere: boolean) => void) | null = null;
  followArrival((isThere) => {
    if (read) read(isThere);
    else read = live(life, isThere);
  }, life.signal);
});

/** Gives what reads more of a page that is still coming, or all of it when it is there. */
function live(life: AbortController, isComplete: boolean): (isThere: boolean) => void {
  let signs = isComplete ? null : pageSigns();
  const { signal } = life;
  const host = location.hostname;
  let pointer: Pointer | null = null;
  let isThere = isComplete;
  let reading: AbortController | null = null;
  let surveyor: Surveyor | null = null;
  let settings = usualCards;
  let matches: Iterable<Match> = [];
  let context: PageContext | null = null;
  let fought = false;
  let telling: ReturnType<typeof setTimeout> | null = null;

  const cards = createCardController(
    {
      page: cardPage(),
      settings: () => settings,
      prepare: (match, number) => prepare(match, number, pointer?.isStill(match) ?? false),
      async tellAbove(is) {
        const reply = await ask('pointCard', { is });
        return reply.ok && reply.value.up;
      },
      lost() {
        fought = true;
        changed();
      },
    },
    signal,
  );
  const walker = createWalker({ cards, matches: () => matches, prepare });
  const address = watchAddress(cards.closeAll, signal);

  /** `still` is unknown where it was the keyboard that came to the match. */
  async function prepare({ subject, country, reading }: Match, number: Box, still?: boolean) {
    const input = {
      ...{ subject, country, reading, published: publishedNear(subject) },
      ...{ still: still ?? false, byKey: still === undefined },
      place: { number: boxOf(number), view: view() },
    };
    let reply = await ask('prepareCard', input);
    // The worker may have ended just now; asked again, it starts anew.
    if (!reply.ok && reply.problem === 'interrupted') reply = await ask('prepareCard', input);
    return reply.ok ? reply.value : null;
  }

  const view = () => frameView(pointer?.anchor() ?? null);

  function read(): void {
    if (reading) return;
    reading = new AbortController();
    const until = AbortSignal.any([signal, reading.signal]);
    surveyor = surveyDocument(
      async (texts) => {
        if (!context) {
          signs ??= pageSigns();
          const [language, country] = signs;
          context = { language, host, country, seen: null };
        }
        const reply = await ask('detect', { texts, context });
        if (reply.ok) {
          settings = reply.value.cards;
          context.seen = reply.value.seen;
        }
        return reply;
      },
      { off: stopReading, gone: () => life.abort(), changed, again: readAgain },
      until,
    );
    surveyor.read(isThere);
    matches = surveyor.ledger.all();
    pointer = followPointer(
      surveyor.ledger,
      {
        wants: (event) => opensCard(settings, event),
        entered: cards.enter,
        travelled: cards.travel,
        left: cards.leave,
        scrolled: cards.close,
        met: surveyor.meet,
        moved() {
          endIfGone();
          address.look();
          walker.unmarkAbove();
        },
      },
      until,
    );
  }

  function changed(): void {
    if (telling !== null) return;
    telling = setTimeout(() => {
      telling = null;
      void ask('noteFound', { fought });
    }, tellingDelay);
  }

  /** Cards stay up. */
  function readAgain(): void {
    if (!reading) return;
    reading.abort();
    reading = null;
    read();
  }

  function stopReading(): void {
    reading?.abort();
    reading = null;
    surveyor = null;
    matches = [];
    cards.close();
  }

  function left(): void {
    cards.closeAll();
    // Back from the browser's cache, after the background forgot this frame. Not listened to before: that would be in the
    // middle of the page's own loading.
    listen('pageshow', changed, signal);
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
      pointCard: ({ frame, is }) => ({ up: cards.point(frame, is) }),
      async walk({ by, focused }) {
        const elsewhere = isFrameFocused() ? 'focused' : cards.frame();
        if (focused ? hasFocus() : elsewhere === null) await walker.walk(by);
        return { elsewhere };
      },
      readAgain: () => void readAgain(),
      pageMode({ on, cards }) {
        settings = cards;
        if (on) read();
        else stopReading();
      },
      found: () => foundHere(matches),
      showFound({ key, nth }) {
        const all = inOrder(matches).filter(({ subject }) => subjectKey(subject) === key);
        const match = all[nth % all.length];
        if (match) walker.show(match);
        return { shown: match !== undefined };
      },
      lookUpSelection() {
        if (hasFocus()) void ask('lookUpSelection', { text: selectionText() });
        return true;
      },
      where: () => ({ host, since: performance.timeOrigin, fought }),
    },
    signal,
  );
  onDocument('visibilitychange', endIfGone, signal);
  listen('pagehide', left, signal);
  read();
  return (is) => {
    isThere = is;
    const known = String(signs);
    if (is) signs = pageSigns();
    if (known === String(signs)) return surveyor?.read(is);
    context = null;
    readAgain();
  };
}

/** What stands in one place of a page and decides how all of it is read; a page that is still coming may not have it yet. */
function pageSigns(): [language: string | null, country: string | null, noNumbers: boolean] {
  return [document.documentElement.lang.slice(0, 35) || null, publishedCountry(), wantsNoNumbers()];
}

/**
 * The card's address, and the origin that its frame gets. In Chromium the address of a web-accessible page is a dynamic
 * one, which redirects to the extension's own origin, so the origin is read from another address; cut by hand, as
 * engines differ in what `URL.origin` says of such addresses.
 */
function cardPage(): CardPage {
  const getUrl: (path: '/card.html' | '/popup.html') => string = browser.runtime.getURL;
  return { url: getUrl('/card.html'), origin: getUrl('/popup.html').slice(0, -'/popup.html'.length) };
}

function pointBox(pointer: Pointer | null): Box | null {
  const point = pointer?.last() ?? null;
  return point && { left: point.x - 4, top: point.y - 10, width: 8, height: 20 };
}
