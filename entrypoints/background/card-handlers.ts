import { boxFor } from '../../lib/lookup/box-for.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import type { Input } from '../../lib/messages/contract.ts';
import type { KnownSender } from '../../lib/messages/sender.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';
import { cardSizes } from '../../lib/model/card-sizes.ts';
import type { PageReading } from '../../lib/model/page-reading.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { publishedNames } from '../../lib/published/published-names.ts';
import { withLookUp } from '../../lib/report/with-look-up.ts';
import type { OpenCard } from '../../lib/store/open-cards.ts';
import { addOpenCard, findOpenCard, showSubject, takeToken } from '../../lib/store/open-cards.ts';
import { newCard } from './new-card.ts';
import { noteInHistory } from './note-in-history.ts';
import { notePageName } from './note-page-name.ts';
import { placeInFrame } from './place-card.ts';
import { showAbove } from './show-above.ts';
import type { Tools } from './tools.ts';
import { createViewCard } from './view-card.ts';

type CardRequest = 'prepareCard' | 'pointCard' | 'openCard' | 'pickSubject' | 'lookUpCard' | 'noteCard';

/** What a card's life asks of the background, from the token to the service's answers. */
export function cardHandlers(tools: Tools): Pick<Handlers, CardRequest> {
  const { deviceReport, lookUp } = tools;
  const viewCard = createViewCard(tools);

  return {
    async prepareCard({ subject, country, reading, still, published, place, byKey }, sender) {
      if (sender.kind !== 'page') throw new Error('prepareCard is the page script’s');
      const { tabId, frameId, host, frameHost, isWritten } = sender;
      const names = publishedNames(published, subject, country);
      const said = names.map((name) => ({ e164: subjectKey(subject), name, host: frameHost }));
      const card = newCard({
        tabId,
        host,
        still,
        onDevice: isWritten,
        published: said,
        subjects: subjectsOf({ subject, country, reading }),
        shown: 0,
      });
      await addOpenCard(card);
      const { token } = card;
      const size = cardSizes[boxFor([subject])];
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
      return card && viewCard(card, sender);
    },

    async pickSubject({ card: name, index }, sender) {
      const card = await ownCard(name, sender);
      if (!card?.subjects[index]) return null;
      await showSubject(name, index);
      return viewCard({ ...card, shown: index }, sender);
    },

    async lookUpCard({ card: name, asked, ...wish }, sender) {
      const card = await ownCard(name, sender);
      const shown = card?.subjects[card.shown ?? -1];
      if (!card || !shown || card.onDevice || !(asked || card.asked || card.still)) return null;
      const report = await deviceReport(shown.subject);
      const place = { site: card.host, tabId: card.tabId, isPrivate: sender.isPrivate };
      const reply = await lookUp.ask({ report, ...wish, asked: asked || card.asked, ...place });
      if (reply.answers.length > 0) await noteInHistory(withLookUp(report, reply), sender);
      return reply;
    },

    async noteCard({ card: name }, sender) {
      const card = await ownCard(name, sender);
      const shown = card?.subjects[card.shown ?? -1];
      if (!card || !shown) return null;
      await noteInHistory(await deviceReport(shown.subject), sender);
      await notePageName(shown.subject, card, sender);
      return null;
    },
  };
}

/** The number, and behind it the one that a link's text shows where that is another. */
function subjectsOf({ subject, country, reading }: Pick<Input<'prepareCard'>, 'subject' | 'country' | 'reading'>) {
  if (!reading) return [{ subject, country }];
  const target = { subject, country, reading };
  const { shown } = reading;
  if (!shown) return [target];
  const { written, rung } = shown;
  const text: PageReading = { written, reason: 'form', rung, otherwise: null, shown: null };
  return [target, { subject: shown.subject, country: shown.country, reading: text }];
}

function ownCard(name: string, sender: KnownSender): Promise<OpenCard | null> {
  return sender.kind === 'card' ? findOpenCard(name, sender) : Promise.resolve(null);
}
