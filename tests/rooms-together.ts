/**
 * Rooms of functions alone, below `tests/unit`: they keep nothing that another test could see, and their tests replace
 * nothing of the browser. So the test files of a worker share its modules, which saves loading them for each.
 */
export const roomsTogether: readonly string[] = [
  'address',
  'bulk',
  'contacts',
  'detect',
  'export',
  'found',
  'hostile-text',
  'lookup/ip-engine',
  'lookup/phone-engine',
  'model',
  'published',
  'report',
  'words',
];
