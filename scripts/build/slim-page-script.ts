/** The part of the extension API that the page script uses; its build fails where it asks for another. */
const kept = 'runtime';
const otherApi = new RegExp(`\\bbrowser\\??\\.(?!${kept}\\b)(\\w+)`);

const polyfill = 'webextension-polyfill';
const browserModule = `\0numlens:${polyfill}`;
/** WXT's own start of a script, by the name of its virtual module. */
const start = 'virtual:wxt-unlisted-script-entrypoint';
const definition = /^import definition from "[^"]+";$/m;

/** A Vite plugin, as far as this one goes. */
type Plugin = {
  name: string;
  enforce: 'pre';
  configResolved(config: { build: { lib: false | { fileName?: unknown } } }): void;
  resolveId(id: string): string | null;
  load(id: string): string | null;
  transform(code: string, id: string): string | null;
  buildEnd(error?: Error): void;
};

/**
 * Takes out of the page script what it does not need (DESIGN, "Budgets"); other scripts stay as they are.
 *
 * - webextension-polyfill: what the page script calls of `runtime` gives promises in every browser that the manifest
 *   names, by the name `chrome` too, and `lib/messages/listen-page.ts` answers by the callback that all of them know.
 *   A page can also put an element over the name `browser` where the browser itself does not have it (SECURITY R27).
 * - WXT's start, which catches an error to throw it again, and brings a logger for it.
 */
export function slimPageScript(): Plugin {
  let isPageScript = false;
  const slimmed = new Set<string>();
  return {
    name: 'numlens:slim-page-script',
    enforce: 'pre',
    configResolved({ build }) {
      isPageScript = build.lib !== false && build.lib.fileName === 'page';
    },
    resolveId: (id) => (isPageScript && id === polyfill ? browserModule : null),
    load(id) {
      if (id !== browserModule) return null;
      slimmed.add(polyfill);
      return 'export default chrome;';
    },
    transform(code, id) {
      if (!isPageScript) return null;
      if (id.includes(start)) {
        const [line] = definition.exec(code) ?? [];
        if (line === undefined) throw new Error(`${start} does not import the script as it did`);
        slimmed.add(start);
        return `${line}\ndefinition.main();\n`;
      }
      const [, api] = (!id.includes('/node_modules/') && otherApi.exec(code)) || [];
      if (api) throw new Error(`${id} uses browser.${api}, which scripts/build/slim-page-script.ts does not keep`);
      return null;
    },
    buildEnd(error) {
      if (!isPageScript || error) return;
      const missed = [polyfill, start].filter((part) => !slimmed.has(part));
      if (missed.length > 0) throw new Error(`the page script is not built of ${missed.join(' and ')} as it was`);
    },
  };
}
