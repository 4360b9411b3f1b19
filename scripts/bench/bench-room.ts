import type { Browsers } from './browsers.ts';
import { launchBrowsers } from './browsers.ts';

/** What the measurements share. */
export type Bench = {
  /** Both browsers. They start at the first call. */
  browsers: () => Promise<Browsers>;
  /** Reports progress on standard error. */
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
    // The caller has already reported browsers that did not start.
    close: async () => (await browsers?.catch(() => null))?.close(),
  };
}
