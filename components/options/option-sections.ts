import type { MessageKey } from '../../lib/words/say.ts';

/** A section of the options: its id in the address, and its title. */
export type OptionSection = { id: string; title: MessageKey };

/** What "Save" keeps, in the order of the page. */
export const savedSections: readonly OptionSection[] = [
  { id: 'online', title: 'onlineTitle' },
  { id: 'service', title: 'serviceTitle' },
  { id: 'budgets', title: 'budgetsTitle' },
  { id: 'find', title: 'findTitle' },
  { id: 'cards', title: 'cardsTitle' },
  { id: 'history', title: 'historyTitle' },
  { id: 'names', title: 'pageNamesTitle' },
  { id: 'elsewhere', title: 'elsewhereTitle' },
  { id: 'appearance', title: 'appearanceTitle' },
];

/** What takes effect at once, in the order of the page. */
export const instantSections: readonly OptionSection[] = [
  { id: 'providers', title: 'providersTitle' },
  { id: 'sites', title: 'sitesTitle' },
  { id: 'lessons', title: 'lessonsTitle' },
  { id: 'contacts', title: 'contactsTitle' },
  { id: 'calls', title: 'ledgerTitle' },
  { id: 'shortcuts', title: 'shortcutsTitle' },
  { id: 'data', title: 'dataTitle' },
  { id: 'about', title: 'aboutTitle' },
];

/** What is left where an organisation hides the options: the key is the person's own, and so is what is kept. */
export const neverHidden: readonly string[] = ['service', 'data', 'about'];

/** Whether a text has all words of a search, whatever their case and accents; an empty search fits all. */
export function fitsSearch(text: string, search: string): boolean {
  const plain = fold(text);
  return fold(search)
    .split(/\s+/u)
    .every((word) => plain.includes(word));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
