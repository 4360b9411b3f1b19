import type { DrawnOtherwise, PageReading } from '../../../lib/model/page/page-reading.ts';
import type { Find } from '../../../lib/model/subject.ts';
import type { OpenCard } from '../../../lib/store/session/open-cards.ts';

type Opening = Pick<OpenCard, 'tabId' | 'host' | 'subjects'> & Partial<Omit<OpenCard, 'card' | 'token'>>;

/** What most cards are. */
const usual = {
  frameId: null,
  pinned: false,
  still: false,
  asked: false,
  onDevice: false,
  details: false,
  text: '',
  published: [],
};

/** Makes a card that can be opened once in a tab. Its name and its token can't be guessed. */
export function newCard(opening: Opening): OpenCard & { token: string } {
  const shown = opening.subjects.length === 1 ? 0 : null;
  return { ...usual, card: crypto.randomUUID(), token: crypto.randomUUID(), shown, ...opening };
}

type ReadSubject = Pick<Find, 'subject' | 'country'> & { reading?: PageReading | undefined };

/**
 * Returns the number, followed by the number of a link's text if it differs. `drawn`: people see something else in the text
 * than was read, so only the number that the link calls is left.
 */
export function subjectsOf({ subject, country, reading }: ReadSubject, drawn?: DrawnOtherwise): OpenCard['subjects'] {
  if (!reading) return [{ subject, country }];
  const { shown } = reading;
  const target = { subject, country, reading };
  if (!shown) return [target];
  if (drawn !== undefined && shown.role !== 'also') {
    const alone: PageReading = { ...reading, shown: null };
    const isCalled = shown.role === 'called'; // guard link-drawn-otherwise
    return [
      isCalled ? { subject: shown.subject, country: shown.country, reading: alone } : { ...target, reading: alone },
    ];
  }
  const { written, rung } = shown;
  const text: PageReading = { written, reason: 'form', rung, otherwise: null, shown: null };
  return [target, { subject: shown.subject, country: shown.country, reading: text }];
}
