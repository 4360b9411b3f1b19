import type { Browsers } from './browsers.ts';
import { launchBrowsers } from './browsers.ts';

/** What the measurements share. */
export type Bench = {
  /** Both browsers; they start when they are first asked for. */
  browsers: () => Promise<Browsers>;
  /** Says on standard error what is going on. */
  say: (message: string) => void;
  close: () => Promise<void>;
};

export function createBench(): Bench {
  let browsers: Promise<Browsers> | null = null;
  return {
    browsers() {
      browsers ??= launchBrowsers();
      return browsers;
    },
    say: (message) => console.error(message),
    close: async () => (await browsers)?.close(),
  };
}
