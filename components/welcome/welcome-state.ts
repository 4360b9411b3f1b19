/**
 * The examples to try, as they would be on a page: a mobile number that Germany keeps for films, so that nobody is called
 * by it, with a carrier and a time; and an address of CERN in Geneva, which is where the built-in data says that it is.
 */
export const welcomeExamples = { phone: '+49 171 3920012', ip: '137.138.4.21' } as const;

export type WelcomeExample = keyof typeof welcomeExamples;

/** A shortcut with the keys that the browser has for it. */
export type WelcomeKeys = { name: string; keys: string };

export type WelcomeState = {
  /** The example whose card is shown; null until the page has opened the first one. */
  picked: WelcomeExample | null;
  /** The card of what was picked could not be made. */
  isFailed: boolean;
  keys: WelcomeKeys[];
  /** Where the icon is pinned differs. */
  browser: 'chrome' | 'firefox';
  /** A policy sets whether lookups go online. */
  isDecided: boolean;
};

export type WelcomeEvents = {
  onTry: (example: WelcomeExample) => void;
  onOptions: () => void;
};
