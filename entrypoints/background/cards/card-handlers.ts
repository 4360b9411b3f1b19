import { boxFor } from '../../../lib/lookup/device/device-report.ts';
import { publishedNames } from '../../../lib/lookup/names/published-names.ts';
import type { Input, LookUpReply } from '../../../lib/messages/contract.ts';
import type { KnownSender } from '../../../lib/messages/sender.ts';
import { tellPage } from '../../../lib/messages/tell-page.ts';
import { withLookUp } from '../../../lib/model/answer/look-up-state.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import { cardSize } from '../../../lib/model/page/card.ts';
import type { PageReading } from '../../../lib/model/page/page-reading.ts';
import { fileSite } from '../../../lib/model/settings/site.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import type { WindowKind } from '../../../lib/model/window-kind.ts';
import { readCardExtent, saveCardExtent } from '../../../lib/store/person/card-extent.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import type { OpenCard } from '../../../lib/store/session/open-cards.ts';
import {
  addOpenCard,
  findOpenCard,
  isAskedFor,
  setPinned,
  showSubject,
  takeToken,
} from '../../../lib/store/session/open-cards.ts';
import { unstyleMarks } from '../page/marks-style.ts';
import { pageMode } from '../page/site-mode.ts';
import { noteInHistory } from '../reports/history.ts';
import { notePageName } from '../reports/names.ts';
import { readTools } from '../reports/report-tools.ts';
import type { Tools } from '../tools.ts';
import { handle } from '../tools.ts';
import { addCardScript } from './card-script.ts';
import { newCard, subjectsOf } from './new-card.ts';
import { placeInFrame, showAbove } from './place-card.ts';
import { createViewCard } from './view-card.ts';

/** A card, and what the device knows of the subject that it shows. */
type ShownOnCard = { card: OpenCard; report: Report };

/** How a card's lookup is started: at a press, automatically, or again for what had to wait. */
type CardWish = Omit<Input<'lookUpCard'>, 'card'>;

/** Handles the requests of a card, from its token to the service's answers. */
export function cardHandlers(tools: Tools) {
  const { deviceReport, lookUp } = tools;
  const viewCard = createViewCard(tools);

  /** Returns what a card shows; null if it is not this frame's, or while the user has not picked one of several. */
  async function shownOn(name: string, sender: KnownSender): Promise<ShownOnCard | null> {
    const card = await ownCard(name, sender);
    const shown = card?.subjects[card.shown ?? -1];
    return card && shown ? { card, report: await deviceReport(shown.subject) } : null;
  }

  async function lookUpShown(
    { card, report }: ShownOnCard,
    { asked, ...wish }: CardWish,
    sender: KnownSender,
  ): Promise<LookUpReply | null> {
    const isAsked = asked || isAskedFor(card);
    if (card.onDevice || !(isAsked || card.still)) return null; // guard stood-still
    const place = { site: card.host, tabId: card.tabId, isPrivate: sender.isPrivate };
    const reply = await lookUp.ask({ report, ...wish, asked: isAsked, ...place });
    if (reply.answers.length > 0) await noteInHistory(withLookUp(report, reply), sender, card.host);
    return reply;
  }

  return handle({
    async addCardParts(_, sender) {
      if (sender.kind === 'page') await addCardScript(sender);
      return null;
    },

    async prepareCard({ subject, country, reading, still, drawn, published, place, byKey, times }, sender) {
      if (sender.kind !== 'page') throw new Error('prepareCard is the page script’s');
      const { tabId, frameId, host, frameHost, isPageWritten, isSandboxed, isPlain } = sender;
      // A page that missed the message, for example in the browser's cache, may still have marks.
      if (!(await pageMode(host, sender)).on) {
        void unstyleMarks(sender); // guard off-when-hovered
        return null;
      }
      const extent = await readCardExtent();
      const mayHover = await mayHoverOn([host, frameHost]);
      const names = isSandboxed ? [] : publishedNames(published, subject, country); // guard sandboxed-names
      const named = names.map((name) => ({
        e164: subjectKey(subject),
        name,
        host: frameHost,
        isPlain,
      }));
      const card = newCard({
        tabId,
        host,
        frameHost: frameHost === host ? undefined : frameHost,
        isSandboxed,
        still: mayHover && still && drawn === undefined && !isShownElse(reading) && !isDoubtful(reading), // guard drawn-still
        drawn,
        onDevice: isPageWritten,
        published: named,
        subjects: subjectsOf({ subject, country, reading }, drawn),
        shown: 0,
        details: extent === 'details',
        // Another frame can't be walked from the card, which is the top frame's.
        times: frameId === 0 ? times : undefined,
      });
      await addOpenCard(card);
      const { token } = card;
      const size = cardSize(boxFor([subject]), extent);
      const by = byKey ? 'key' : 'frame';
      const shown = frameId === 0 ? null : await showAbove({ tabId, frame: frameId, token, size, place, by });
      return { token, box: placeInFrame(place, size, frameId), shown };
    },

    async pointCard({ is }, sender) {
      if (sender.kind !== 'page' || sender.frameId === 0) return { up: false };
      const { tabId, frameId } = sender;
      return (await tellPage({ tabId, frameId: 0 }, 'pointCard', { frame: frameId, is })) ?? { up: false };
    },

    async openCard({ token }, sender) {
      if (sender.kind !== 'card') return null;
      const card = await takeToken(token, sender);
      if (!card) return null;
      const [view, tools, { theme }] = await Promise.all([viewCard(card, sender), readTools(), readSettings()]);
      return { view, tools, theme, forCall: card.forCall };
    },

    async pickSubject({ card: name, index }, sender) {
      const card = await ownCard(name, sender);
      if (!card?.subjects[index]) return null;
      const changed = await showSubject(name, index);
      return changed && viewCard(changed, sender);
    },

    async pinCard({ card: name, pinned }, sender) {
      if (await ownCard(name, sender)) await setPinned(name, pinned);
      return null;
    },

    async seenCard({ card: name, lookUp: named }, sender) {
      const seen = await shownOn(name, sender);
      if (!seen) return null;
      // At the same time: the lookup does not wait until the visit is noted.
      const [reply] = await Promise.all([
        named && lookUpShown(seen, { asked: false, ...named }, sender),
        noteVisit(seen, sender),
      ]);
      return reply;
    },

    async lookUpCard({ card: name, ...wish }, sender) {
      const shown = await shownOn(name, sender);
      return shown && lookUpShown(shown, wish, sender);
    },

    async noteExtent({ extent, pinned = false }, sender) {
      if (!sender.isPrivate) await saveCardExtent(extent, pinned);
      return null;
    },
  });
}

/**
 * Does a link's text show another number than the link calls? Nobody sees the called one, so hovering does not ask
 * about it.
 */
function isShownElse(reading: PageReading | undefined): boolean {
  return reading?.shown?.role === 'instead' || reading?.shown?.role === 'called'; // guard link-shown-else
}

/** May hovering send from here? In files only if the person chose it for them. */
async function mayHoverOn(sites: readonly string[]): Promise<boolean> {
  return !sites.includes(fileSite) || (await readSettings()).hoverInFiles; // guard hover-in-files
}

/** May the address be a version? The user decides whether it is worth a request. */
function isDoubtful(reading: PageReading | undefined): boolean {
  return reading?.reason === 'doubtful'; // guard doubtful-address
}

function ownCard(name: string, sender: KnownSender): Promise<OpenCard | null> {
  return sender.kind === 'card' ? findOpenCard(name, sender) : Promise.resolve(null);
}

/** Keeps that the user has seen a card: its subject, and the name that its page gives it. */
async function noteVisit({ card, report }: ShownOnCard, window: WindowKind): Promise<void> {
  await Promise.all([noteInHistory(report, window, card.host), notePageName(report.subject, card, window)]);
}
