import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createCardController } from '../lib/card/card-controller.ts';
import type { CardPage } from '../lib/card/card-host.ts';
import { ask } from '../lib/messages/ask.ts';
import { listenPage } from '../lib/messages/listen-page.ts';
import { watchAddress } from '../lib/page/page-address.ts';
import { documentRoot, onDocument } from '../lib/page/page-dom.ts';
import type { Pointer } from '../lib/page/pointer.ts';
import { followPointer } from '../lib/page/pointer.ts';
import { selectionBox } from '../lib/page/selection-box.ts';
import { surveyDocument } from '../lib/page/surveyor.ts';
import { takeFrame } from '../lib/page/take-frame.ts';

/** The page script: joins survey, pointer and card. One signal ends it all (DESIGN D4, D5, D7). */
export default defineUnlistedScript(() => {
  if (!(documentRoot() instanceof HTMLHtmlElement)) return;
  const life = takeFrame();
  if (life) live(life);
});

function live(life: AbortController): void {
  const { signal } = life;
  const host = location.hostname;
  const language = document.documentElement.lang.slice(0, 35) || null;
  let pointer: Pointer | null = null;
  let reading: AbortController | null = null;

  const cards = createCardController(
    {
      page: cardPage(),
      isStill: (match) => pointer?.isStill(match) ?? false,
      async prepare({ subject, country }, still) {
        const input = { subject, country, still };
        let reply = await ask('prepareCard', input);
        // The worker may have ended just now; asked again, it starts anew.
        if (!reply.ok && reply.problem === 'interrupted') reply = await ask('prepareCard', input);
        if (!reply.ok && reply.problem === 'gone') life.abort();
        return reply.ok ? reply.value : null;
      },
    },
    signal,
  );
  const address = watchAddress(cards.closeAll, signal);

  function read(): void {
    if (reading) return;
    reading = new AbortController();
    const until = AbortSignal.any([signal, reading.signal]);
    const surveyor = surveyDocument(
      (texts) => ask('detect', { texts, context: { language, host } }),
      { off: stopReading, gone: () => life.abort() },
      until,
    );
    pointer = followPointer(
      surveyor.ledger,
      {
        entered: cards.enter,
        travelled: cards.travel,
        left: cards.leave,
        scrolled: cards.close,
        met: surveyor.meet,
        moved() {
          endIfGone();
          address.look();
        },
      },
      until,
    );
  }

  function stopReading(): void {
    reading?.abort();
    reading = null;
    cards.close();
  }

  function endIfGone(): void {
    if (!browser.runtime?.id) life.abort();
  }

  listenPage(
    {
      async showCard({ token, box }) {
        const number = selectionBox() ?? pointBox(pointer);
        return { shown: number !== null && cards.open({ token, box }, number) };
      },
      async siteMode({ on }) {
        if (on) read();
        else stopReading();
        return null;
      },
      where: async () => ({ host }),
    },
    signal,
  );
  onDocument('visibilitychange', endIfGone, signal);
  addEventListener('pagehide', cards.closeAll, { signal });
  read();
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

function pointBox(pointer: Pointer | null): { left: number; top: number; width: number; height: number } | null {
  const point = pointer?.last() ?? null;
  return point && { left: point.x - 4, top: point.y - 10, width: 8, height: 20 };
}
