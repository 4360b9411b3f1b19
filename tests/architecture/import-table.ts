/**
 * The import table: which room may import which, and which packages. `docs/ARCHITECTURE.md` shows it, and
 * `tests/unit/architecture.test.ts` enforces it. A file belongs to the room with the longest matching path.
 *
 * `rooms`: rooms whose values and types may be imported, its own always among them. `types`: rooms that give types only.
 * Types of `lib/model` may be imported everywhere. A room of one file is part of its folder's room as well, so whoever may
 * import the folder may import it. `any` allows everything.
 */
export type Room = { name: string; rooms: string[] | 'any'; types: string[]; packages: string[] | 'any' };

export const importTable: Room[] = [
  { name: 'lib/model', rooms: [], types: [], packages: ['zod'] },
  { name: 'lib/address', rooms: ['lib/model'], types: [], packages: [] },
  { name: 'lib/words', rooms: ['lib/model'], types: ['public'], packages: ['wxt'] },
  { name: 'lib/data', rooms: ['lib/model'], types: ['lib/address'], packages: ['wxt', 'zod'] },
  { name: 'lib/detect/candidates', rooms: ['lib/model'], types: [], packages: [] },
  {
    name: 'lib/numbering',
    rooms: [],
    types: [],
    packages: ['libphonenumber-js'],
  },
  {
    name: 'lib/detect/verdict',
    rooms: ['lib/model', 'lib/address', 'lib/numbering'],
    types: ['lib/detect/candidates'],
    packages: ['libphonenumber-js'],
  },
  {
    name: 'lib/detect',
    rooms: ['lib/model', 'lib/address', 'lib/detect/candidates', 'lib/detect/verdict'],
    types: [],
    packages: [],
  },
  {
    name: 'lib/published',
    rooms: ['lib/model', 'lib/detect', 'lib/lookup/remote/clean-text'],
    types: [],
    packages: ['libphonenumber-js'],
  },
  { name: 'lib/files', rooms: [], types: [], packages: ['papaparse'] },
  {
    name: 'lib/contacts',
    rooms: ['lib/model', 'lib/files', 'lib/lookup/remote/clean-text'],
    types: [],
    packages: [],
  },
  { name: 'lib/page', rooms: ['lib/model', 'lib/detect/candidates', 'lib/messages/limits'], types: [], packages: [] },
  { name: 'lib/card/frame-talk', rooms: ['lib/model'], types: [], packages: [] },
  { name: 'lib/card', rooms: ['lib/model', 'lib/page'], types: [], packages: [] },
  { name: 'lib/found', rooms: ['lib/model', 'lib/report', 'lib/words'], types: [], packages: [] },
  { name: 'lib/menu', rooms: ['lib/model'], types: [], packages: [] },
  { name: 'lib/messages/limits', rooms: [], types: [], packages: [] },
  { name: 'lib/messages', rooms: ['lib/model'], types: [], packages: ['wxt', 'zod'] },
  { name: 'lib/store', rooms: ['lib/model'], types: [], packages: ['idb', 'wxt', 'zod'] },
  { name: 'lib/report', rooms: ['lib/model', 'lib/address', 'lib/words'], types: [], packages: [] },
  {
    name: 'lib/lookup/phone-engine',
    rooms: ['lib/model', 'lib/data', 'lib/numbering'],
    types: [],
    packages: ['libphonenumber-js'],
  },
  {
    name: 'lib/lookup/ip-engine',
    rooms: ['lib/model', 'lib/data', 'lib/address'],
    types: [],
    packages: ['@photostructure/tz-lookup'],
  },
  { name: 'lib/lookup/remote/clean-text', rooms: [], types: [], packages: [] },
  { name: 'lib/lookup/remote/read-address', rooms: ['lib/model'], types: [], packages: [] },
  {
    name: 'lib/lookup/remote',
    rooms: ['lib/model', 'lib/address', 'lib/data'],
    types: [],
    packages: ['zod'],
  },
  {
    name: 'lib/lookup/online',
    rooms: ['lib/model', 'lib/data', 'lib/store', 'lib/lookup/remote'],
    types: ['lib/messages'],
    packages: ['wxt'],
  },
  {
    name: 'lib/lookup',
    rooms: ['lib/model', 'lib/address', 'lib/data', 'lib/lookup/phone-engine', 'lib/lookup/ip-engine'],
    types: [],
    packages: [],
  },
  {
    name: 'lib/bulk',
    rooms: ['lib/model', 'lib/address', 'lib/files', 'lib/detect/candidates', 'lib/messages/limits', 'lib/report'],
    types: [],
    packages: [],
  },
  {
    name: 'lib/export',
    rooms: ['lib/model', 'lib/files', 'lib/report'],
    types: ['lib/bulk'],
    packages: [],
  },
  { name: 'lib/store/panel-list', rooms: ['lib/model'], types: [], packages: ['wxt', 'zod'] },
  { name: 'lib/store/handed-text', rooms: [], types: [], packages: ['wxt'] },
  { name: 'lib/store/last-policy', rooms: ['lib/model'], types: [], packages: ['wxt'] },
  {
    name: 'components',
    rooms: ['lib/bulk', 'lib/export', 'lib/found', 'lib/model', 'lib/report', 'lib/words'],
    types: ['lib/messages'],
    packages: ['@preact/signals', 'preact'],
  },
  {
    name: 'entrypoints/background',
    rooms: [
      'lib/model',
      'lib/data',
      'lib/detect',
      'lib/lookup',
      'lib/lookup/phone-engine',
      'lib/lookup/online',
      'lib/menu',
      'lib/messages',
      'lib/published',
      'lib/report',
      'lib/store',
      'lib/words',
    ],
    types: [],
    packages: ['wxt', 'zod'],
  },
  {
    name: 'entrypoints/page',
    rooms: ['lib/model', 'lib/page', 'lib/card', 'lib/messages'],
    types: [],
    packages: ['wxt'],
  },
  {
    name: 'entrypoints/card',
    rooms: ['components', 'lib/card/frame-talk', 'lib/model', 'lib/messages', 'lib/report', 'lib/words'],
    types: [],
    packages: ['@preact/signals', 'preact', 'wxt'],
  },
  {
    name: 'entrypoints/popup',
    rooms: ['components', 'lib/model', 'lib/messages', 'lib/report', 'lib/words'],
    types: [],
    packages: ['@preact/signals', 'preact', 'wxt'],
  },
  {
    name: 'entrypoints/welcome',
    rooms: ['components', 'lib/model', 'lib/messages', 'lib/words'],
    types: [],
    packages: ['@preact/signals', 'preact', 'wxt'],
  },
  {
    name: 'entrypoints/options',
    rooms: [
      'components',
      'lib/model',
      'lib/contacts',
      'lib/files',
      'lib/lookup/remote/read-address',
      'lib/messages',
      'lib/report',
      'lib/store/last-policy',
      'lib/words',
    ],
    types: [],
    packages: ['@preact/signals', 'preact', 'wxt'],
  },
  {
    name: 'entrypoints/sidepanel',
    rooms: [
      'components',
      'lib/bulk',
      'lib/files',
      'lib/export',
      'lib/found',
      'lib/messages',
      'lib/model',
      'lib/report',
      'lib/store/panel-list',
      'lib/store/handed-text',
      'lib/words',
    ],
    types: [],
    packages: ['@preact/signals', 'preact', 'wxt'],
  },
  { name: 'scripts', rooms: 'any', types: [], packages: 'any' },
  { name: 'tests', rooms: 'any', types: [], packages: 'any' },
];

/** Names that only some rooms of the product may use, and why. */
export type Fence = { subject: string; names: string[]; onlyIn: string[]; reason: string };

export const fences: Fence[] = [
  {
    subject: 'the network',
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'],
    onlyIn: ['lib/lookup/remote', 'lib/data'],
    reason: 'one room talks to the network and one reads the built-in data: ask one of them',
  },
  {
    subject: 'storage',
    names: ['browser.storage', 'chrome.storage', 'indexedDB', 'localStorage', 'sessionStorage'],
    onlyIn: ['lib/store', 'lib/store/panel-list', 'lib/store/handed-text', 'lib/store/last-policy'],
    reason: 'what is kept is kept by lib/store: add a function there',
  },
  {
    subject: 'messages',
    names: ['sendMessage', 'onMessage'],
    onlyIn: ['lib/messages'],
    reason: 'contexts talk by lib/messages alone: add a request to its contract',
  },
  {
    subject: 'markup and code from text',
    names: ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML', 'eval', 'Function'],
    onlyIn: [],
    reason: 'markup and code are never made from text: build elements, or use a component',
  },
];

/** Packages that must not reach a context's bundle, followed through every value import (DESIGN, "Budgets"). */
export const keptOutOfPage = ['zod', 'preact', '@preact/signals', 'libphonenumber-js', 'idb'];

/** Most lines of a file outside `tests`. */
export const mostLines = 300;

/** The table as Markdown, the way `docs/ARCHITECTURE.md` must show it. */
export function importTableAsMarkdown(): string {
  const list = (names: string[] | 'any'): string => {
    if (names === 'any') return 'anything';
    return names.length > 0 ? names.map((name) => `\`${name}\``).join(', ') : '–';
  };
  return [
    '| Room | May import | Types only | Packages |',
    '|---|---|---|---|',
    ...importTable.map((room) => {
      return `| \`${room.name}\` | ${list(room.rooms)} | ${list(room.types)} | ${list(room.packages)} |`;
    }),
  ].join('\n');
}
