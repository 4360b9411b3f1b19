import type { MessageKey } from '../../lib/words/say.ts';

/** A section of the options: its id in the address, and its title. */
export type OptionSection = { id: string; title: MessageKey };

/** A group of sections, as the page and the way through it have them. */
export type OptionGroup = { id: 'lookups' | 'pages' | 'data'; title: MessageKey; sections: readonly OptionSection[] };

/** The groups with their sections, in the order of the page. */
export const optionGroups: readonly OptionGroup[] = [
  {
    id: 'lookups',
    title: 'optionsGroupLookups',
    sections: [
      { id: 'online', title: 'onlineTitle' },
      { id: 'providers', title: 'providersTitle' },
      { id: 'service', title: 'serviceTitle' },
      { id: 'budgets', title: 'budgetsTitle' },
      { id: 'calls', title: 'ledgerTitle' },
    ],
  },
  {
    id: 'pages',
    title: 'optionsGroupPages',
    sections: [
      { id: 'find', title: 'findTitle' },
      { id: 'cards', title: 'cardsTitle' },
      { id: 'elsewhere', title: 'elsewhereTitle' },
      { id: 'appearance', title: 'appearanceTitle' },
      { id: 'sites', title: 'sitesTitle' },
      { id: 'lessons', title: 'lessonsTitle' },
      { id: 'shortcuts', title: 'shortcutsTitle' },
    ],
  },
  {
    id: 'data',
    title: 'optionsGroupData',
    sections: [
      { id: 'history', title: 'historyTitle' },
      { id: 'names', title: 'pageNamesTitle' },
      { id: 'contacts', title: 'contactsTitle' },
      { id: 'data', title: 'dataTitle' },
      { id: 'about', title: 'aboutTitle' },
      { id: 'erase', title: 'eraseTitle' },
    ],
  },
];

/** What is left if a policy hides the options: the key is the user's own, and so is what is kept. */
export const neverHidden: readonly string[] = ['service', 'about', 'erase'];

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
