import { boxFor } from '../../lib/lookup/box-for.ts';
import { readOffer } from '../../lib/lookup/online/read-offer.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import type { KnownSender } from '../../lib/messages/sender.ts';
import type { CardView } from '../../lib/model/card-view.ts';
import { withLookUp } from '../../lib/report/with-look-up.ts';
import type { OpenCard } from '../../lib/store/open-cards.ts';
import { addOpenCard, findOpenCard, showSubject, takeToken } from '../../lib/store/open-cards.ts';
import { newCard } from './new-card.ts';
import { noteInHistory } from './note-in-history.ts';
import type { Tools } from './tools.ts';

type CardRequest = 'prepareCard' | 'openCard' | 'pickSubject' | 'lookUpCard' | 'noteCard';

/** What a card's life asks of the background, from the token to the service's answers. */
export function cardHandlers({ deviceReport, lookUp }: Tools): Pick<Handlers, CardRequest> {
  async function view(card: OpenCard, isPrivate: boolean): Promise<CardView> {
    if (card.subjects.length === 0) return { view: 'nothing', card: card.card, text: card.text };
    const shown = card.shown === null ? null : card.subjects[card.shown];
    if (!shown) return { view: 'list', card: card.card, subjects: card.subjects.map(({ subject }) => subject) };
    const report = await deviceReport(shown.subject);
    const offer = await readOffer(report, { isPrivate, asked: card.asked, still: card.still });
    return { view: 'report', card: card.card, report, offer, country: shown.country };
  }

  return {
    async prepareCard({ subject, country, still }, sender) {
      if (sender.kind !== 'page') throw new Error('prepareCard is the page script’s');
      const card = newCard({ tabId: sender.tabId, host: sender.host, still, subjects: [{ subject, country }] });
      await addOpenCard(card);
      return { token: card.token, box: boxFor([subject]) };
    },

    async openCard({ token }, sender) {
      if (sender.kind !== 'card') return null;
      const card = await takeToken(token, sender);
      return card && view(card, sender.isPrivate);
    },

    async pickSubject({ card: name, index }, sender) {
      const card = await ownCard(name, sender);
      if (!card?.subjects[index]) return null;
      await showSubject(name, index);
      return view({ ...card, shown: index }, sender.isPrivate);
    },

    async lookUpCard({ card: name, asked }, sender) {
      const card = await ownCard(name, sender);
      const shown = card?.subjects[card.shown ?? -1];
      if (!card || !shown || !(asked || card.asked || card.still)) return null;
      const report = await deviceReport(shown.subject);
      const situation = { asked: asked || card.asked, site: card.host, isPrivate: sender.isPrivate };
      const reply = await lookUp.ask({ report, ...situation });
      if (reply.answers.length > 0) await noteInHistory(withLookUp(report, reply), sender);
      return reply;
    },

    async noteCard({ card: name }, sender) {
      const card = await ownCard(name, sender);
      const shown = card?.subjects[card.shown ?? -1];
      if (shown) await noteInHistory(await deviceReport(shown.subject), sender);
      return null;
    },
  };
}

function ownCard(name: string, sender: KnownSender): Promise<OpenCard | null> {
  return sender.kind === 'card' ? findOpenCard(name, sender) : Promise.resolve(null);
}
