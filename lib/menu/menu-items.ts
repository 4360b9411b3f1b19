export type MenuItemId = 'look-up-selection' | 'look-up-link';

type MenuItem = {
  id: MenuItemId;
  /** The key of its sentence. */
  sentence: 'menuLookUpSelection' | 'menuLookUpLink';
  contexts: ['selection'] | ['link'];
  targetUrlPatterns?: string[];
};

/** The context menu's two items. They are made once, at install: an item per selection is lost by browsers too often. */
export const menuItems: readonly MenuItem[] = [
  { id: 'look-up-selection', sentence: 'menuLookUpSelection', contexts: ['selection'] },
  { id: 'look-up-link', sentence: 'menuLookUpLink', contexts: ['link'], targetUrlPatterns: ['tel:*'] },
];

export function isMenuItemId(id: unknown): id is MenuItemId {
  return menuItems.some((item) => item.id === id);
}
