/**
 * The import table: which room may import which, and which packages. `docs/ARCHITECTURE.md` shows it, and
 * `tests/unit/architecture.test.ts` enforces it. A file belongs to the room with the longest matching path.
 *
 * `rooms`: rooms whose values and types may be imported, its own always among them. `types`: rooms that give types only.
 * Types of `lib/model` may be imported everywhere. `any` allows everything.
 */
export type Room = { name: string; rooms: string[] | 'any'; types: string[]; packages: string[] | 'any' };

const row = (name: string, rooms: string, { packages = '', types = '' } = {}): Room => {
  const inLib = (names: string): string[] =>
    list(names).map((room) => (/^(components|public)$/.test(room) ? room : `lib/${room}`));
  return { name, rooms: inLib(rooms), types: inLib(types), packages: list(packages) };
};
const list = (names: string): string[] => names.split(' ').filter(Boolean);
const pagePackages = { packages: '@preact/signals preact wxt' };

export const importTable: Room[] = [
  row('lib/model', '', { packages: 'zod' }),
  row('lib/text', '', { packages: 'papaparse' }),
  row('lib/address', 'model'),
  row('lib/words', 'model', { types: 'public', packages: 'wxt' }),
  row('lib/data', 'model', { types: 'address', packages: 'wxt zod' }),
  row('lib/detect/candidates', 'model'),
  row('lib/detect', 'model address detect/candidates', { packages: 'libphonenumber-js' }),
  row('lib/page', 'model detect/candidates'),
  row('lib/messages', 'model', { packages: 'wxt zod' }),
  row('lib/store', 'model store/policy', { packages: 'idb wxt zod' }),
  row('lib/store/storage', 'model', { packages: 'wxt' }),
  row('lib/store/panel', 'model store/storage', { packages: 'wxt zod' }),
  row('lib/store/policy', 'model store/storage', { packages: 'wxt zod' }),
  row('lib/report/claims', 'model address text words'),
  row('lib/report', 'model address report/claims text words'),
  row('lib/list', 'model address detect/candidates report report/claims text words'),
  row('lib/found', 'model report report/claims words'),
  row('lib/lookup/device', 'model address data', { packages: '@photostructure/tz-lookup libphonenumber-js' }),
  row('lib/lookup/country', 'model detect', { packages: 'libphonenumber-js' }),
  row('lib/lookup/names', 'model detect text', { packages: 'libphonenumber-js' }),
  row('lib/lookup/service', 'model address data text', { packages: 'zod' }),
  row('lib/lookup/providers', 'model address lookup/service text'),
  row('lib/lookup/online', 'model data store lookup/service lookup/providers', { types: 'messages', packages: 'wxt' }),
  row('components', 'found list model report report/claims words', {
    types: 'messages',
    packages: '@preact/signals preact',
  }),
  row(
    'entrypoints/background',
    'model address data detect detect/candidates lookup/country lookup/device lookup/names lookup/online lookup/providers messages report report/claims store store/panel store/policy text words',
    { packages: 'wxt zod' },
  ),
  row('entrypoints/page', 'model page messages', { packages: 'wxt' }),
  row('entrypoints/page-card', 'page', { packages: 'wxt' }),
  row('entrypoints/card', 'components model messages words', pagePackages),
  row('entrypoints/popup', 'components model messages words', pagePackages),
  row('entrypoints/welcome', 'components model messages words', pagePackages),
  row('entrypoints/options', 'components model messages store/policy text words', pagePackages),
  row('entrypoints/sidepanel', 'components found list messages model report store/panel text words', pagePackages),
  { name: 'scripts', rooms: 'any', types: [], packages: 'any' },
  { name: 'tests', rooms: 'any', types: [], packages: 'any' },
];

/** Names that only some rooms of the product may use, and why. */
export type Fence = { subject: string; names: string[]; onlyIn: string[]; reason: string };

export const fences: Fence[] = [
  {
    subject: 'the network',
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'],
    onlyIn: ['lib/lookup/service', 'lib/data'],
    reason: 'one room talks to the network and one reads the built-in data: ask one of them',
  },
  {
    subject: 'storage',
    names: ['browser.storage', 'chrome.storage', 'indexedDB', 'localStorage', 'sessionStorage'],
    onlyIn: ['lib/store', 'lib/store/panel', 'lib/store/policy', 'lib/store/storage'],
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
