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
    list(names).map((room) => (/^(components|public)\b/.test(room) ? room : `lib/${room}`));
  return { name, rooms: inLib(rooms), types: inLib(types), packages: list(packages) };
};
const list = (names: string): string[] => names.split(' ').filter(Boolean);
const preact = { packages: 'preact' };
const pagePackages = { packages: '@preact/signals preact wxt' };

export const importTable: Room[] = [
  row('lib/model', '', { packages: 'zod' }),
  row('lib/text', '', { packages: 'papaparse' }),
  row('lib/address', 'model'),
  row('lib/words', 'model', { types: 'public', packages: 'wxt' }),
  row('lib/data', 'model', { types: 'address', packages: 'wxt zod' }),
  row('lib/detect/candidates', 'model'),
  row('lib/detect/words', ''),
  row('lib/detect/text', 'detect/candidates'),
  row('lib/detect/labels', 'model detect/candidates detect/text detect/words'),
  row('lib/detect/plan', 'model', { packages: 'libphonenumber-js' }),
  row('lib/detect/groups', 'model detect/plan detect/text detect/words', { types: 'detect/labels' }),
  row('lib/detect/country', 'model detect/plan detect/text detect/words'),
  row('lib/detect/readings', 'detect/country detect/groups detect/plan detect/text detect/words', {
    types: 'model detect/labels detect/phones',
  }),
  row('lib/detect/lists', 'detect/groups detect/labels detect/plan detect/readings detect/words', { types: 'model' }),
  row('lib/detect/phones', 'detect/groups detect/labels detect/lists detect/plan detect/readings detect/text', {
    types: 'model detect/candidates',
  }),
  row('lib/detect/addresses', 'model address detect/candidates detect/labels detect/plan detect/text', {
    types: 'detect/readings',
  }),
  row(
    'lib/detect',
    'model detect/addresses detect/candidates detect/country detect/groups detect/labels detect/phones detect/plan detect/text',
  ),
  row(
    'lib/detect/typed',
    'model address detect detect/addresses detect/candidates detect/country detect/groups detect/phones detect/plan detect/readings detect/text text',
    { packages: 'libphonenumber-js' },
  ),
  row('lib/page/dom', 'model', { types: 'page/mark page/read' }),
  row('lib/page/mark', 'model page/dom', { types: 'page/read' }),
  row('lib/page/read', 'model detect/candidates page/dom page/mark'),
  row('lib/page/point', 'model page/dom page/mark page/read'),
  row('lib/page/card', 'model page/dom page/mark page/point', { types: 'page/read' }),
  row('lib/messages', 'model', { packages: 'wxt zod' }),
  row('lib/store', 'model store/policy', { packages: 'idb wxt zod' }),
  row('lib/store/storage', 'model', { packages: 'wxt' }),
  row('lib/store/panel', 'model store/storage', { packages: 'wxt zod' }),
  row('lib/store/policy', 'model store/storage', { packages: 'wxt zod' }),
  row('lib/report/claims', 'model address text words'),
  row('lib/report/view', 'model address report/claims report/copy text words'),
  row('lib/report/copy', 'model address report/claims report/view text words'),
  row('lib/list', 'model address detect/candidates report/claims report/copy report/view text words'),
  row('lib/found', 'model report/claims report/view words'),
  row(
    'lib/tricks',
    'model address detect detect/addresses detect/candidates detect/country detect/plan detect/text detect/typed report/claims report/view words',
  ),
  row('lib/lookup/device', 'model address data', { packages: '@photostructure/tz-lookup libphonenumber-js' }),
  row('lib/lookup/country', 'model detect/country', { packages: 'libphonenumber-js' }),
  row('lib/lookup/names', 'model detect/typed text', { packages: 'libphonenumber-js' }),
  row('lib/lookup/service', 'model address data text', { packages: 'zod' }),
  row('lib/lookup/providers', 'model address lookup/service text'),
  row('lib/lookup/online', 'model data store lookup/service lookup/providers', { types: 'messages', packages: 'wxt' }),
  row('components', ''),
  row('components/page', 'model report/claims words', {
    types: 'messages report/view',
    packages: '@preact/signals preact',
  }),
  row('components/parts', 'components/page report/claims words', { types: 'report/view', packages: 'preact' }),
  row('components/map', 'components/parts words'),
  row(
    'components/report',
    'components/map components/page components/parts model report/claims report/copy report/view words',
    preact,
  ),
  row(
    'components/card',
    'components/page components/parts components/report model report/claims report/view words',
    preact,
  ),
  row(
    'components/popup',
    'components/card components/page components/parts components/report detect/candidates model report/view words',
    {
      types: 'messages report/copy',
      packages: 'preact',
    },
  ),
  row('components/found', 'components/parts components/report found model report/view words', preact),
  row(
    'components/panel',
    'components/page components/parts components/report list model report/claims report/view words',
    preact,
  ),
  row('components/welcome', 'components/parts words', preact),
  row('components/options', 'components/page components/parts components/report model report/claims words', {
    types: 'messages',
    packages: 'preact',
  }),
  row(
    'entrypoints/background',
    'model address data detect detect/addresses detect/candidates detect/plan detect/typed lookup/country lookup/device lookup/names lookup/online lookup/providers messages report/claims report/view store store/panel store/policy text tricks words',
    { packages: 'wxt zod' },
  ),
  row('entrypoints/page', 'model messages page/card page/dom page/mark page/point page/read', { packages: 'wxt' }),
  row('entrypoints/page-card', 'page/card page/point page/read', { packages: 'wxt' }),
  row('entrypoints/card', 'components/card components/page components/report model messages words', pagePackages),
  row('entrypoints/popup', 'components/page components/parts components/popup model messages words', pagePackages),
  row('entrypoints/welcome', 'components/card components/page components/welcome model messages words', pagePackages),
  row(
    'entrypoints/options',
    'components/options components/page components/parts components/report model messages store/policy text words',
    pagePackages,
  ),
  row(
    'entrypoints/sidepanel',
    'components/found components/page components/panel found list messages model store/panel text words',
    pagePackages,
  ),
  { name: 'scripts', rooms: 'any', types: [], packages: 'any' },
  { name: 'tests', rooms: 'any', types: [], packages: 'any' },
];

/** The folders beside each other that import each other's values. No more may; a pair that was untied is taken out. */
export const bothWays = ['lib/report/copy, lib/report/view'];

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
