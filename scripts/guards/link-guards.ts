import type { Guard } from './guard.ts';

/** The guards of SECURITY R60 about links: what a link calls, and what its text shows. */
export const linkGuards: readonly Guard[] = [
  {
    requirement: 'R60',
    guard: 'link-read-there',
    swap: [
      'readValid(digits, homeOf(target))',
      'target.e164.endsWith(digits.replace(/^0+/, "")) ? { ...target, trunkMissing: () => false } : null',
    ],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'shows another number' },
  },
  {
    requirement: 'R60',
    guard: 'link-text-seen',
    swap: ['isShown(node)', 'true'],
    test: { by: 'browser', file: 'tests/browser/number-links.test.ts', only: 'what nobody sees' },
  },
  {
    requirement: 'R60',
    guard: 'link-area-code',
    swap: ['localElsewhere(text, first.subject, country)', 'null'],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'is not taken for' },
  },
  {
    requirement: 'R60',
    guard: 'link-guess',
    swap: ['isElsewhere ?', 'isElsewhere && false ?'],
    test: { by: 'unit', file: 'tests/unit/background/read-page.test.ts', only: 'is a guess' },
  },
  {
    requirement: 'R60',
    guard: 'link-without-query',
    swap: ['([^?]*)', '(?:.*number=)?([^?]*)'],
    test: { by: 'unit', file: 'tests/unit/detect/read-tel-link.test.ts', only: 'leads to' },
  },
  {
    requirement: 'R60',
    guard: 'every-recipient',
    swap: ['!isShown(each)', 'false'],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'does not show' },
  },
  {
    requirement: 'R60',
    guard: 'link-unread',
    swap: ['!isCut &&', 'true ||'],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'calls something else' },
  },
  {
    requirement: 'R60',
    guard: 'link-dials-on',
    swap: ['recipients.map(dialedBesides)', '[]'],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'dials on after' },
  },
  {
    requirement: 'R60',
    guard: 'link-cut',
    swap: ['href.length < linkCharacters', 'true'],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'calls something else' },
  },
  {
    requirement: 'R60',
    guard: 'link-unread-said',
    swap: ['unread === null', 'true'],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'what cannot be read' },
  },
  {
    requirement: 'R60',
    guard: 'link-unread-tick',
    swap: ['isNotCalled', 'false'],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'vouches for nothing' },
  },
  {
    requirement: 'R60',
    guard: 'link-unread-spoken',
    swap: ['isNotCalled &&', 'false &&'],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'vouches for nothing' },
  },
  {
    requirement: 'R60',
    guard: 'link-unread-call',
    swap: ['isNotCalled', 'false'],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'vouches for nothing' },
  },
  {
    requirement: 'R60',
    guard: 'link-unread-call-details',
    swap: ['isNotCalled', 'false'],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'vouches for nothing' },
  },
  {
    requirement: 'R60',
    guard: 'link-unread-status',
    swap: ['isNotCalled', 'false'],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'vouches for nothing' },
  },
  {
    requirement: 'R60',
    guard: 'link-as-followed',
    swap: ['element.href', "element.getAttribute('href')"],
    test: { by: 'browser', file: 'tests/browser/number-links.test.ts', only: 'is a number’s link' },
  },
  {
    requirement: 'R60',
    guard: 'drawn-in-slot',
    swap: ['isText(node) && slotOfText(node)', 'null'],
    test: { by: 'browser', file: 'tests/browser/number-links.test.ts', only: 'by its slot' },
  },
  {
    requirement: 'R60',
    guard: 'link-callers',
    swap: ['|imessage|facetime(-audio)?|zoomphonecall', ''],
    test: { by: 'browser', file: 'tests/browser/number-links.test.ts', only: 'is a number’s link' },
  },
  {
    requirement: 'R60',
    guard: 'link-watched',
    swap: [", attributeFilter: ['href']", ''],
    test: { by: 'browser', file: 'tests/browser/number-links.test.ts', only: 'leads elsewhere' },
  },
  {
    requirement: 'R60',
    guard: 'link-tick',
    swap: [' && isOneCountry && !isCostly', ''],
    test: { by: 'unit', file: 'tests/unit/components/card.test.tsx', only: 'neither if one costs' },
  },
  {
    requirement: 'R60',
    guard: 'link-local',
    swap: [' ? [number] : []', ' ? [] : []'],
    test: { by: 'unit', file: 'tests/unit/detect/read-link.test.ts', only: 'without its context' },
  },
  {
    requirement: 'R60',
    guard: 'menu-link',
    test: { by: 'unit', file: 'tests/unit/background/menu.test.ts', only: 'calls no number' },
  },
  {
    requirement: 'R60',
    guard: 'typed-link',
    swap: ['isLink ? [] : ', ''],
    test: { by: 'unit', file: 'tests/unit/detect/read-subject.test.ts', only: 'which calls none' },
  },
];
