/**
 * The examples to try, as on a page: a mobile number that Germany reserves for films, so that it calls nobody, with a
 * carrier and a local time; and an address of CERN, which the built-in data rightly places in Geneva.
 */
export const welcomeExamples = { phone: '+49 171 3920012', ip: '137.138.4.21' } as const;

export type WelcomeExample = keyof typeof welcomeExamples;

/** A shortcut with the keys that the browser has for it. */
export type WelcomeKeys = { name: string; keys: string };

export type WelcomeState = {
  /** The example whose card is shown; null until the page has opened the first one. */
  picked: WelcomeExample | null;
  /** The card of the chosen example could not be made. */
  isFailed: boolean;
  keys: WelcomeKeys[];
  /** Browsers differ in how the icon is pinned. */
  browser: 'chrome' | 'firefox';
  /** A policy sets whether lookups go online. */
  isDecided: boolean;
};

export type WelcomeEvents = {
  onTry: (example: WelcomeExample) => void;
  onOptions: () => void;
  /** Opens where a wrong answer is reported. */
  onReport: () => void;
};
