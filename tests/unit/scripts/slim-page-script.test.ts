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

/** What the plugin writes of a script. */
function written(fileName: string): string {
  const bundle = { 'page.js': { code: 'chrome.greet();' } };
  pluginFor(fileName).generateBundle.handler({}, bundle);
  return bundle['page.js'].code;
}

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

  test('it runs in a task of its own, and other scripts at once', () => {
    expect(written('page')).toBe('setTimeout(() => {chrome.greet();}, 50);');
    expect(written('background')).toBe('chrome.greet();');
  });

  test('other scripts keep all of it', () => {
    const plugin = pluginFor('background');
    expect(buildBoth(plugin)).toBeNull();
    plugin.buildEnd();
  });
});
