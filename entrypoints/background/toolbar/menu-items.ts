export type MenuItemId = 'look-up-selection' | 'look-up-link';

type MenuItem = {
  id: MenuItemId;
  /** The key of its text in messages.json. */
  sentence: 'menuLookUpSelection' | 'menuLookUpLink';
  contexts: ['selection'] | ['link'];
  targetUrlPatterns?: string[];
};

/**
 * The two items of the context menu. They are made once, at installation, as browsers often lose an item that is made
 * for each selection.
 */
export const menuItems: readonly MenuItem[] = [
  { id: 'look-up-selection', sentence: 'menuLookUpSelection', contexts: ['selection'] },
  { id: 'look-up-link', sentence: 'menuLookUpLink', contexts: ['link'], targetUrlPatterns: ['tel:*'] },
];

export function isMenuItemId(id: unknown): id is MenuItemId {
  return menuItems.some((item) => item.id === id);
}
