/** The part of the extension API that the page script uses; its build fails where it asks for another. */
const kept = 'runtime';
const otherApi = new RegExp(`\\bbrowser\\??\\.(?!${kept}\\b)(\\w+)`);

/**
 * What the polyfill's statements become. All that the page script calls of `runtime` (`sendMessage`, `onMessage`) has a
 * wrapper of its own; the table of all other functions, and what reads it, are two thirds of the polyfill.
 */
const replaced = {
  apiMetadata: `{ ${kept}: {} }`,
  settingMetadata: '{}',
  makeCallback: 'null',
  wrapAsyncFunction: 'null',
  onRequestFinishedWrappers: 'null',
};

/** The polyfill stands in a wrapper for other kinds of modules. */
const wrapper = /^\(function \(global, factory\)[\s\S]*?, function \(module\) \{\n([\s\S]*)\n\}\);\n/;

/** A Vite plugin, as far as this one goes. */
type Plugin = {
  name: string;
  configResolved(config: { build: { lib: false | { fileName?: unknown } } }): void;
  transform(code: string, id: string): string | null;
  buildEnd(error?: Error): void;
};

/** Gives the page script the polyfill without what it does not use (DESIGN, "Budgets"); other scripts get it as it is. */
export function trimPolyfill(): Plugin {
  let isPageScript = false;
  let isTrimmed = false;
  return {
    name: 'numlens:trim-polyfill',
    configResolved({ build }) {
      isPageScript = build.lib !== false && build.lib.fileName === 'page';
    },
    transform(code, id) {
      if (!isPageScript) return null;
      if (id.endsWith('/webextension-polyfill/dist/browser-polyfill.js')) {
        isTrimmed = true;
        return trimmedPolyfill(code);
      }
      const [, api] = (!id.includes('/node_modules/') && otherApi.exec(code)) || [];
      if (api) throw new Error(`${id} uses browser.${api}, which scripts/build/trim-polyfill.ts does not keep`);
      return null;
    },
    buildEnd(error) {
      if (isPageScript && !isTrimmed && !error) throw new Error('the page script lacks webextension-polyfill');
    },
  };
}

/** The polyfill as an ES module for the page script; throws when it has not the shape that this was written for. */
export function trimmedPolyfill(code: string): string {
  const [, body] = wrapper.exec(code) ?? [];
  if (body === undefined) throw new Error('webextension-polyfill is not wrapped as it was');
  const statements = Object.entries(replaced).reduce((text, [name, by]) => {
    // Up to the first line that ends a statement at this depth.
    const statement = new RegExp(`\\n {6}const ${name} = [\\s\\S]*?\\n {6}\\}\\)?;`);
    if (!statement.test(text)) throw new Error(`webextension-polyfill has no ${name} where it was`);
    return text.replace(statement, () => `\nconst ${name} = ${by};`);
  }, body);
  return `const module = { exports: {} };\n{\n${statements}\n}\nexport default module.exports;\n`;
}
