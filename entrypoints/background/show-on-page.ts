import { findSubjects } from '../../lib/detect/find-subjects.ts';
import { boxFor } from '../../lib/lookup/box-for.ts';
import { pageCountry } from '../../lib/lookup/page-country.ts';
import { personCountry } from '../../lib/lookup/reading-country.ts';
import { tellNewPage } from '../../lib/messages/tell-new-page.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';
import { cardSizes } from '../../lib/model/card-sizes.ts';
import { writtenCharacters } from '../../lib/model/page-reading.ts';
import type { OpenCard } from '../../lib/store/open-cards.ts';
import { addOpenCard } from '../../lib/store/open-cards.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { readLessons } from '../../lib/store/site-lessons.ts';
import { newCard } from './new-card.ts';
import { placeInFrame } from './place-card.ts';
import { showAbove } from './show-above.ts';

/**
 * Opens a card over a frame's selection, which a site's page (`host`) has; false where the page cannot show it. `onDevice`:
 * the service is not asked about it.
 */
export async function showOnPage(
  text: string,
  place: { tabId: number; frameId: number; host: string | null; isPrivate: boolean; onDevice?: boolean },
): Promise<boolean> {
  const { host, onDevice = false } = place;
  const subjects = await subjectsIn(text, host, place);
  const card = newCard({ tabId: place.tabId, host, asked: true, onDevice, text, subjects });
  await addOpenCard(card);
  const size = cardSizes[boxFor(subjects.map(({ subject }) => subject))];
  const { tabId, frameId: frame } = place;
  const view = await tellNewPage(place, 'view', null);
  if (!view?.number) return false;
  const { number } = view;
  const { token } = card;
  const box = placeInFrame({ number, view }, size, frame);
  if (box) return (await tellPage(place, 'showCard', { token, box, number, by: 'menu', frame: null }))?.shown ?? false;
  // A sub-frame too small for a card: the top frame has the room.
  return (await showAbove({ tabId, frame, token, size, place: { number, view }, by: 'menu' })) !== null;
}

/**
 * The subjects in a text of a site, national numbers read with the country that the ladder names as far as it can be told
 * without asking the page. One that stands alone can be read with another country on its card.
 */
async function subjectsIn(
  text: string,
  host: string | null,
  window: { isPrivate: boolean },
): Promise<OpenCard['subjects']> {
  const person = personCountry(await readSettings());
  if (host === null) return findSubjects(text, person);
  const { country: chosen } = await readLessons(host, window);
  const hints = { chosen, published: null, counts: {}, language: null, host, person };
  const { country, rung } = pageCountry(hints);
  const found = findSubjects(text, country);
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.country === null || text.length > writtenCharacters) return found;
  const without = rung === 'chosen' ? pageCountry({ ...hints, chosen: null }) : null;
  const otherwise = without?.country ? without : null;
  return [{ ...only, reading: { written: text, reason: 'form', rung, otherwise, shown: null } }];
}
