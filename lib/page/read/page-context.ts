import type { PageEvidence } from '../../model/page/page-reading.ts';
import { siteHere } from '../dom/page-dom.ts';
import { publishedCountry } from './published.ts';

/** What is sent with a page's texts, and what each reply adds to it. */
export type PageContextKeeper = {
  current(): {
    language: string | null;
    host: string;
    country: string | null;
    /** What the texts so far show of the page's country: kept here, as the worker may end at any time. */
    seen: PageEvidence | null;
    /** This frame has had finds, so it has the style of marks. */
    marked: boolean;
  };
  learn(reply: { seen: PageEvidence | null; finds: unknown[][] }): void;
  /** Reads again what decides how the whole page is read, once it is complete. Returns whether that changed. */
  renew(): boolean;
  /** Forgets what was learned: the page is no longer read, and the background removed the style of marks. */
  forget(): void;
};

/** Keeps the context of a page's texts. That of a complete page is read with the first of them. */
export function keepPageContext(isLoaded: boolean): PageContextKeeper {
  let signs = isLoaded ? null : pageSigns();
  let seen: PageEvidence | null = null;
  let marked = false;
  return {
    current() {
      signs ??= pageSigns();
      const [language, country] = signs;
      return { language, host: siteHere(), country, seen, marked };
    },
    learn(reply) {
      seen = reply.seen;
      marked ||= reply.finds.some((found) => found.length > 0);
    },
    renew() {
      const known = String(signs);
      signs = pageSigns();
      if (known === String(signs)) return false;
      seen = null;
      return true;
    },
    forget() {
      seen = null;
      marked = false;
    },
  };
}

/** Returns what decides how the whole page is read. A page that is still loading may not have it yet. */
function pageSigns(): [language: string | null, country: string | null] {
  return [document.documentElement.lang.slice(0, 35) || null, publishedCountry()];
}
