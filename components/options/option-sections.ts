import { foldedText } from '../../lib/model/answer/contact.ts';
import type { MessageKey } from '../../lib/words/say.ts';

/** A section of the options: its id in the address, and its title. */
export type OptionSection = { id: string; title: MessageKey };

/** A group of sections, on the page and in its menu. */
export type OptionGroup = { id: 'lookups' | 'pages' | 'data'; title: MessageKey; sections: readonly OptionSection[] };

/** The groups with their sections, in the order of the page. The menu has those that are on the page. */
export const optionGroups: readonly OptionGroup[] = [
  {
    id: 'pages',
    title: 'optionsGroupPages',
    sections: [
      { id: 'find', title: 'findTitle' },
      { id: 'cards', title: 'cardsAndLooksTitle' },
      { id: 'elsewhere', title: 'elsewhereTitle' },
      { id: 'sites', title: 'sitesTitle' },
      { id: 'shortcuts', title: 'shortcutsTitle' },
    ],
  },
  {
    id: 'lookups',
    title: 'optionsGroupLookups',
    sections: [
      { id: 'providers', title: 'providersTitle' },
      // Part of the section before it, unless a policy hides that one.
      { id: 'service', title: 'serviceTitle' },
      { id: 'online', title: 'onlineTitle' },
      { id: 'calls', title: 'ledgerTitle' },
    ],
  },
  {
    id: 'data',
    title: 'optionsGroupData',
    sections: [
      { id: 'history', title: 'historyAndNamesTitle' },
      { id: 'contacts', title: 'contactsTitle' },
      { id: 'data', title: 'dataTitle' },
      // Part of the section before it, unless a policy hides that one.
      { id: 'erase', title: 'eraseTitle' },
    ],
  },
];

/** Does a text have all words of a search? Case and accents do not count. Every text matches an empty search. */
export function fitsSearch(text: string, search: string): boolean {
  const plain = foldedText(text);
  return searchWords(search).every((word) => plain.includes(word));
}

/** Returns the words of a search without case and accents. */
export function searchWords(search: string): string[] {
  return foldedText(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
}
