/** Commands that are seldom needed, each `scripts/NAME.ts`, and what it is for: `npm run tool -- NAME`. */
export const tools: Readonly<Record<string, string>> = {
  'data-refresh': 'takes the newest data packages, tries them, and writes the change that the workflow "data" opens',
  endurance: 'opens 5,000 pages and 10,000 cards in one browser; nothing may grow (about an hour)',
  floors: 'measures sizes and speeds; none may be worse than its floor',
  'gateway-load': 'proves the gateway with real nginx at full size, and measures it',
  icons: 'draws the icons of the extension and of the stores',
  languages: 'names what each language lacks; --accept: every language says what English says now',
  lock: 'writes the lockfile with the packages of every platform',
  pictures: 'takes a picture of every component in every state, and lists what differs between two folders of them',
  release: 'builds a release twice and compares its bytes; --dry-run says what would be published',
  'store-pictures': 'takes the pictures for the stores',
  'try-policy': 'tries the ready policies in both browsers; writes system folders',
};
