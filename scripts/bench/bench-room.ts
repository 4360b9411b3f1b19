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

export function createBench(launch: () => Promise<Browsers> = launchBrowsers): Bench {
  let browsers: Promise<Browsers> | null = null;
  return {
    browsers() {
      browsers ??= launch();
      return browsers;
    },
    say: (message) => console.error(message),
    // Browsers that did not start have been reported by whoever asked for them.
    close: async () => (await browsers?.catch(() => null))?.close(),
  };
}
