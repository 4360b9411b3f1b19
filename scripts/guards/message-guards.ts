import type { Guard } from './guard.ts';

/** The guards of SECURITY R07 to R13: of messages, of the card’s frame and of what it shows. */
export const messageGuards: readonly Guard[] = [
  {
    requirement: 'R07',
    guard: 'senders',
    swap: ['|| !', '|| false && !'],
    test: { by: 'unit', file: 'tests/unit/messages/answer.test.ts', only: 'runs for those' },
  },
  {
    requirement: 'R07',
    guard: 'own-origin',
    test: { by: 'unit', file: 'tests/unit/messages/sender.test.ts' },
  },
  {
    requirement: 'R07',
    guard: 'card-is-own',
    swap: ['|| !', '|| false && !'],
    test: { by: 'unit', file: 'tests/unit/messages/sender.test.ts' },
  },
  {
    requirement: 'R08',
    guard: 'input-schema',
    test: { by: 'unit', file: 'tests/unit/messages/answer.test.ts', only: 'whatever arrives' },
  },
  {
    requirement: 'R08',
    guard: 'message-size',
    test: { by: 'unit', file: 'tests/unit/messages/answer.test.ts', only: '64 KB' },
  },
  {
    requirement: 'R08',
    guard: 'batch-size',
    swap: ['JSON.stringify(text)', 'text'],
    test: { by: 'unit', file: 'tests/unit/page/detection-queue.test.ts', only: 'nothing that the background refuses' },
  },
  {
    requirement: 'R08',
    guard: 'found-schema',
    swap: [': []', ': reply'],
    test: { by: 'unit', file: 'tests/unit/background/collect-found.test.ts', only: 'is not believed' },
  },
  {
    requirement: 'R09',
    guard: 'no-outside',
    swap: ['action:', "externally_connectable: { matches: ['<all_urls>'] }, action:"],
    test: { by: 'unit', file: 'tests/unit/manifest.test.ts', only: 'nothing outside connect' },
  },
  {
    requirement: 'R10',
    guard: 'closed-shadow',
    swap: ["'closed'", "'open'"],
    test: { by: 'browser', file: 'tests/browser/card-host.test.ts', only: 'tells the page nothing' },
  },
  {
    requirement: 'R11',
    guard: 'token-once',
    swap: ['token: null, ', ''],
    test: { by: 'unit', file: 'tests/unit/store/open-cards.test.ts', only: 'opens its card once' },
  },
  {
    requirement: 'R11',
    guard: 'token-tab',
    swap: ['&&', '|| false &&'],
    test: { by: 'unit', file: 'tests/unit/store/open-cards.test.ts', only: 'another tab' },
  },
  {
    requirement: 'R11',
    guard: 'card-frame',
    swap: ['&& card.frameId', '|| false && card.frameId'],
    test: { by: 'unit', file: 'tests/unit/background/card-handlers.test.ts', only: 'only from the frame' },
  },
  {
    requirement: 'R12',
    guard: 'omnibox-markup',
    test: { by: 'unit', file: 'tests/unit/background/omnibox.test.ts', only: 'is XML that Chromium takes' },
  },
  {
    requirement: 'R12',
    guard: 'text-length',
    swap: ['<=', '<= Infinity ||'],
    test: { by: 'unit', file: 'tests/unit/lookup/service/clean-text.test.ts', only: 'cut at the bound' },
  },
  {
    requirement: 'R12',
    guard: 'unseen-characters',
    test: { by: 'unit', file: 'tests/unit/lookup/service/clean-text.test.ts' },
  },
  {
    requirement: 'R12',
    guard: 'no-markup',
    swap: [
      "'./parts.css';",
      "'./parts.css';\nexport const raw = (element: Element, html: string) => { element.innerHTML = html; };",
    ],
    test: { by: 'unit', file: 'tests/unit/architecture.test.ts', only: 'only in the rooms' },
  },
  {
    requirement: 'R13',
    guard: 'default-none',
    test: { by: 'unit', file: 'tests/unit/manifest.test.ts', only: 'begins with nothing' },
  },
  {
    requirement: 'R13',
    guard: 'script-self',
    swap: ["'self'", "'self' 'wasm-unsafe-eval'"],
    test: { by: 'unit', file: 'tests/unit/manifest.test.ts', only: 'begins with nothing' },
  },
];
