import type { OpenCard } from '../../lib/store/open-cards.ts';

type Opening = Pick<OpenCard, 'tabId' | 'host' | 'subjects'> &
  Partial<Pick<OpenCard, 'still' | 'asked' | 'onDevice' | 'text' | 'published' | 'shown'>>;

/** A card that may be opened once in a tab. Its name and its token cannot be guessed. */
export function newCard({
  still = false,
  asked = false,
  onDevice = false,
  text = '',
  published = [],
  ...opening
}: Opening): OpenCard & { token: string } {
  const shown = opening.subjects.length === 1 ? 0 : null;
  return {
    card: crypto.randomUUID(),
    token: crypto.randomUUID(),
    frameId: null,
    shown,
    still,
    asked,
    onDevice,
    text,
    published,
    ...opening,
  };
}
