/** The part of the extension API that the page script uses; its build fails if it uses another. */
const allowedApi = 'runtime';
const otherApi = new RegExp(`\\bbrowser\\??\\.(?!${allowedApi}\\b)(\\w+)`);

/** The code that replaces these modules. The script is a function, which WXT's start would wrap and unwrap. */
const modules: Record<string, string> = {
  'webextension-polyfill': 'export default chrome;',
  'wxt/utils/define-unlisted-script': 'export const defineUnlistedScript = (main) => main;',
};
const ownModule = '\0numlens:';
/** WXT's own start of a script, by the name of its virtual module. */
const start = 'virtual:wxt-unlisted-script-entrypoint';
const definition = /^import definition from "[^"]+";$/m;

/** How long after the document the page script starts (ms). */
const startDelay = 50;

/** The parts of a Vite plugin that are used here. */
type Plugin = {
  name: string;
  enforce: 'pre';
  config(config: { build?: { lib?: false | { fileName?: unknown } } }): void;
  resolveId(id: string): string | null;
  load(id: string): string | null;
  transform(code: string, id: string): string | null;
  buildEnd(error?: Error): void;
  generateBundle: {
    order: 'post';
    handler(options: unknown, bundle: Record<string, { code?: string }>): void;
  };
};

/**
 * Takes out of the page script what it does not need (DESIGN, "Budgets"); other scripts stay as they are.
 *
 * - webextension-polyfill: what the page script calls of `runtime` gives promises in every browser that the manifest
 * names, by the name `chrome` too, and `lib/messages/listen-page.ts` answers by the callback that all of them know. A
 * page can also put an element over the name `browser` if the browser itself does not have it.
 * - WXT's start, which catches an error to throw it again, and brings a logger for it; and its wrapper of the script.
 *
 * All of it runs in a task of its own, soon after the document starts: compiled in the page's own first task, it would
 * delay what the user waits for.
 */
export function slimPageScript(): Plugin {
  let isPageScript = false;
  const slimmed = new Set<string>();
  return {
    name: 'numlens:slim-page-script',
    enforce: 'pre',
    config({ build }) {
      isPageScript = build?.lib !== undefined && build.lib !== false && build.lib.fileName === 'page';
    },
    resolveId: (id) => (isPageScript && Object.hasOwn(modules, id) ? `${ownModule}${id}` : null),
    load(id) {
      const name = id.startsWith(ownModule) ? id.slice(ownModule.length) : '';
      const code = modules[name];
      if (code === undefined) return null;
      slimmed.add(name);
      return code;
    },
    transform(code, id) {
      if (!isPageScript) return null;
      if (id.includes(start)) {
        const [line] = definition.exec(code) ?? [];
        if (line === undefined) throw new Error(`${start} does not import the script as it did`);
        slimmed.add(start);
        return `${line}\ndefinition();\n`;
      }
      const [, api] = (!id.includes('/node_modules/') && otherApi.exec(code)) || [];
      if (api) throw new Error(`${id} uses browser.${api}, which scripts/build/slim-page-script.ts does not keep`);
      return null;
    },
    buildEnd(error) {
      if (!isPageScript || error) return;
      const missed = [...Object.keys(modules), start].filter((part) => !slimmed.has(part));
      if (missed.length > 0) throw new Error(`the page script is not built of ${missed.join(' and ')} as it was`);
    },
    generateBundle: {
      // After WXT, which removes the script's name.
      order: 'post',
      handler(_options, bundle) {
        if (!isPageScript) return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.code !== undefined) chunk.code = `setTimeout(() => {${chunk.code}}, ${startDelay});`;
        }
      },
    },
  };
}
