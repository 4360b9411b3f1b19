import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slimPageScript } from '../../../scripts/build/slim-page-script.ts';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';

const startFile = join(projectFolder, 'node_modules', 'wxt', 'dist', 'virtual', 'unlisted-script-entrypoint.mjs');
const startCode = readFileSync(startFile, 'utf8').replace('virtual:user-unlisted-script-entrypoint', '/page.ts');
const startId = '\0virtual:wxt-unlisted-script-entrypoint?/page.ts';

function pluginFor(script: string) {
  const plugin = slimPageScript();
  plugin.config({ build: { lib: { fileName: script } } });
  return plugin;
}

/** What the plugin writes of a script that names a function, and whether Vite may minify it before. */
async function written(fileName: string, minify?: boolean) {
  const plugin = slimPageScript();
  const config = plugin.config({ build: { lib: { fileName }, ...(minify === undefined ? {} : { minify }) } });
  const bundle = { 'page.js': { code: 'function greet(name) { return name; }\nchrome.greet(greet);' } };
  await plugin.generateBundle.handler({}, bundle);
  return { config, code: bundle['page.js'].code };
}

const greeting = /^setTimeout\(\(\)=>\{chrome\.greet\(e=>e\);?\},50\);\n?$/;

const replaced = ['webextension-polyfill', 'wxt/utils/define-unlisted-script'];

/** Builds what every page script has: the browser's API and WXT's start. */
function buildBoth(plugin: ReturnType<typeof slimPageScript>): string | null {
  for (const name of replaced) {
    const id = plugin.resolveId(name);
    if (id) plugin.load(id);
  }
  return plugin.transform(startCode, startId);
}

describe('what the build takes out of the page script', () => {
  test('it asks the browser itself, and starts without a logger', () => {
    const plugin = pluginFor('page');
    expect(buildBoth(plugin)).toBe('import definition from "/page.ts";\ndefinition();\n');
    const [api, wrapper] = replaced.map((name) => plugin.load(plugin.resolveId(name) ?? ''));
    expect(api).toBe('export default chrome;');
    expect(wrapper).toBe('export const defineUnlistedScript = (main) => main;');
    expect(plugin.transform('browser.runtime.id', '/lib/messages/ask.ts')).toBeNull();
    plugin.buildEnd();
  });

  test('it does not build where it asks for more of the browser', () => {
    const plugin = pluginFor('page');
    expect(() => plugin.transform('browser.storage.local.get()', '/lib/page/a.ts')).toThrow('browser.storage');
  });

  test('it does not build of parts that are no longer as they were', () => {
    const plugin = pluginFor('page');
    expect(() => plugin.transform('import { main } from "/page.ts";', startId)).toThrow('does not import');
    expect(() => plugin.buildEnd()).toThrow(
      'webextension-polyfill and wxt/utils/define-unlisted-script and virtual:wxt-unlisted-script-entrypoint',
    );
    plugin.buildEnd(new Error('of another kind'));
  });

  test('it runs in a task of its own, and other scripts at once', async () => {
    for (const minify of [true, false]) expect((await written('page', minify)).code).toMatch(/^setTimeout\(/);
    expect((await written('background')).code).toMatch(/^function greet/);
  });

  test('it is minified once, and not at all where the build is not', async () => {
    expect(await written('page')).toEqual({
      config: { build: { minify: false } },
      code: expect.stringMatching(greeting),
    });
    for (const { config, code } of [await written('page', false), await written('background')]) {
      expect(config).toBeNull();
      expect(code).toContain('function greet');
    }
  });

  test('other scripts keep all of it', () => {
    const plugin = pluginFor('background');
    expect(buildBoth(plugin)).toBeNull();
    plugin.buildEnd();
  });
});
