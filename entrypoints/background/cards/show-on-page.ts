import { findSubjects } from '../../../lib/detect/typed/read-subject.ts';
import { linkSign } from '../../../lib/detect/typed/text-finds.ts';
import { pageCountry, rungToName } from '../../../lib/lookup/country/page-country.ts';
import { personCountry } from '../../../lib/lookup/country/reading-country.ts';
import { boxFor } from '../../../lib/lookup/device/device-report.ts';
import { tellNewPage } from '../../../lib/messages/where-is.ts';
import { messageLinksSchema } from '../../../lib/model/answer/message.ts';
import { cardSize } from '../../../lib/model/page/card.ts';
import { writtenCharacters } from '../../../lib/model/page/page-reading.ts';
import type { WindowKind } from '../../../lib/model/window-kind.ts';
import { readCardExtent } from '../../../lib/store/person/card-extent.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { readLessons } from '../../../lib/store/person/site-lessons.ts';
import type { OpenCard } from '../../../lib/store/session/open-cards.ts';
import { addOpenCard } from '../../../lib/store/session/open-cards.ts';
import { numbersInFrame } from '../page/collect-found.ts';
import type { PageKnowledge } from '../page/read-page.ts';
import { readPage } from '../page/read-page.ts';
import { checkMessage, withCalled } from '../reports/check-message.ts';
import type { DeviceReport } from '../tools.ts';
import { showCard } from './card-script.ts';
import { newCard, subjectsOf } from './new-card.ts';
import { placeInFrame, showAbove } from './place-card.ts';

/** What is known of the country of a page's numbers. */
type Hints = PageKnowledge['hints'];

/** Where a card over a selection or a link opens. `host` is the page's site. */
type Place = WindowKind & {
  tabId: number;
  frameId: number;
  host: string | null;
  /** Nothing is looked up online. */
  onDevice?: boolean;
  /** The selection had more text. */
  isCut?: boolean;
  /** The text is a link's address. */
  isLink?: boolean;
  /** The button that calls gets the focus. */
  forCall?: boolean;
};

/** Opens a card over the selection of a frame, or over a link; false if the page can't show it. */
export async function showOnPage(text: string, place: Place, deviceReport: DeviceReport): Promise<boolean> {
  const { tabId, host, onDevice = false, isLink, forCall = false } = place;
  const viewing = tellNewPage(place, 'view', null);
  const hints = await hintsOf(place);
  const own = subjectsIn(text, hints, place);
  const { called, tricks } = isLink ? nothingChecked : await checkSelection(text, hints, place, deviceReport);
  const subjects = withCalled(own, called);
  const extent = await readCardExtent();
  const details = extent === 'details';
  const isListed = tricks !== null && tricks.found.length > 0;
  const shown = isLink && subjects.length > 0 ? { shown: 0 } : isListed ? { shown: null } : {};
  const card = newCard({ tabId, host, asked: true, forCall, onDevice, text, tricks, subjects, details, ...shown });
  await addOpenCard(card);
  const size = cardSize(boxFor(subjects.map(({ subject }) => subject)), extent);
  const { frameId: frame } = place;
  const view = await viewing;
  if (!view?.number) return false;
  const { number } = view;
  const { token } = card;
  const box = placeInFrame({ number, view }, size, frame);
  // As at a key, the card takes the page's focus and gives it back.
  const by = forCall ? 'key' : 'menu';
  if (box) return showCard(place, { token, box, number, by, frame: null });
  // The sub-frame is too small for a card, so the top frame shows it.
  return (await showAbove({ tabId, frame, token, size, place: { number, view }, by })) !== null;
}

async function hintsOf(place: Place): Promise<Hints> {
  const { host } = place;
  const person = personCountry(await readSettings());
  const chosen = host === null ? null : (await readLessons(host, place)).country;
  return { chosen, published: null, language: null, host: host ?? '', person };
}

const nothingChecked = { called: [], tricks: null };

/** Checks a selection as a message, with its links and the other numbers of its frame. */
async function checkSelection(text: string, hints: Hints, place: Place, deviceReport: DeviceReport) {
  const reply = await tellNewPage(place, 'selectionLinks', null);
  const onPage = reply === null ? [] : await numbersInFrame(place);
  const links = messageLinksSchema().safeParse(reply).data ?? null; // guard selection-links
  const home = place.host === null ? hints.person : pageCountry({ ...hints, counts: {} }).country;
  const { isCut = false } = place;
  return checkMessage(text, { links, isCut, home, onPage, reportOn: deviceReport });
}

/**
 * Returns the subjects in a text of a site. National numbers are read with the country that can be known without asking
 * the page: the site's correction, its domain, the default.
 */
function subjectsIn(text: string, hints: Hints, { host, isLink }: Place): OpenCard['subjects'] {
  if (isLink) return subjectsOfLink(text, hints); // guard menu-link
  if (host === null) return findSubjects(text, hints.person);
  const page = { ...hints, counts: {} };
  const named = pageCountry(page);
  const { country } = named;
  const found = findSubjects(text, country);
  // Only a single number has a card on which its country can be changed.
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.country === null || text.length > writtenCharacters) return found;
  const rung = only.country === country ? rungToName(named, page) : 'text';
  const without = rung === 'chosen' ? pageCountry({ ...hints, chosen: null, counts: {} }) : null;
  const otherwise = without?.country ? without : null;
  return [{ ...only, reading: { written: text, reason: 'form', rung, otherwise, shown: null } }];
}

/** Reads a link as on a page, since not every number in its address is one that it calls. */
function subjectsOfLink(href: string, hints: Hints): OpenCard['subjects'] {
  const lessons = { host: hints.host, country: hints.chosen, numbers: [], forms: [] };
  const kinds = { phone: true, ip: true };
  const [[find] = []] = readPage([`${href}${linkSign}`], { hints, seen: null, lessons, kinds }).finds;
  return find ? subjectsOf(find) : [];
}
